import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { addModelTokens, reserveModelTokens } from './model-cost.queries.ts'

/** What a model may cost on one day, in tokens. All nodes share it, and a restart does not forget it. */
export interface TokenBudget {
  /** Returns at most how many tokens a text is: Dutch has more than three characters to a token. */
  estimate(text: string): number
  /** Takes tokens from the day; false when the day has no more. */
  reserve(tokens: number, at: Date): Promise<boolean>
  /** Replaces what was reserved by what was used. */
  settle(reserved: number, used: number, at: Date): Promise<void>
}

const charactersPerToken = 3

/** Creates the budget of a day, which begins at midnight UTC; `tokensPerDay` of 0 allows nothing. */
export function createTokenBudget(db: Db, tokensPerDay: number): TokenBudget {
  return {
    estimate: (text) => Math.ceil(text.length / charactersPerToken),
    reserve: (tokens, at) =>
      inTransaction(db, (tx) => reserveModelTokens(tx, { day: toDay(at), tokens, most: tokensPerDay })),
    settle: (reserved, used, at) =>
      inTransaction(db, (tx) => addModelTokens(tx, { day: toDay(at), tokens: used - reserved })),
  }
}

function toDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}
