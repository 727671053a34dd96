import { declareImpersonal } from '../personal-data/declare-table.ts'
import { change } from './tables.ts'

export const changeFeedData = [declareImpersonal(change, 'seq tx entity tags at')]
