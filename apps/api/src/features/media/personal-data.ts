import { declareImpersonal } from '../../platform/personal-data/declare-table.ts'
import { picture } from './tables.ts'

export const mediaData = [declareImpersonal(picture, 'key file alt width height placeholder')]
