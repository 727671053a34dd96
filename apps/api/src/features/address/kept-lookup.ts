import type { Connection } from '../../platform/db/database.ts'
import { findKeptAnswer, keepAnswer } from './address.queries.ts'
import type { AddressLookup } from './address-lookup.ts'

/** Streets are seldom renamed, and the register asks for reasonable use. */
export const keepDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** Wraps a register: each address that it knows is asked for once, and the answer is stored. */
export function createKeptLookup(db: Connection, register: AddressLookup, clock: () => Date): AddressLookup {
  return {
    async find(question, signal) {
      const since = new Date(clock().getTime() - keepDays * dayMs)
      const kept = await findKeptAnswer(db, question, since)
      if (kept !== undefined) return kept
      const found = await register.find(question, signal)
      if (found !== undefined) await keepAnswer(db, question, found, clock())
      return found
    },
  }
}
