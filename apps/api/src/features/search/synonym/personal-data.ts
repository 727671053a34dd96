import { declareImpersonal } from '../../../platform/personal-data/declare-table.ts'
import { synonym } from './tables.ts'

export const searchData = [declareImpersonal(synonym, 'term words isTwoWay')]
