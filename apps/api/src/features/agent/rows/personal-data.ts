import { declareImpersonal } from '../../../platform/personal-data/declare-table.ts'
import { agentAnswer, agentBasket } from './tables.ts'

/** What agents say about a person is not kept, so that none of this is about anybody. */
export const agentData = [
  declareImpersonal(agentBasket, 'idHash kind cartId createdAt expiresAt canceledAt'),
  declareImpersonal(agentAnswer, 'keyHash question status body createdAt'),
]
