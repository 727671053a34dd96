import { eq } from 'drizzle-orm'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findSynonyms, lockSynonyms } from './synonym.queries.ts'
import { findCycle, readSynonym, type SynonymInput, type SynonymRefusal, toTerm } from './synonym-input.ts'
import { synonymsTag } from './synonym-tag.ts'
import { synonym } from './tables.ts'

/** Every node holds all of them, and reads them again at every change. */
const mostTerms = 5_000

export type SaveSynonymResult = { ok: true } | { ok: false; error: SynonymRefusal }

/** Stores what a word stands for, in place of what it stood for before. Every node searches with it within a second. */
export async function saveSynonym(db: Db, input: SynonymInput): Promise<SaveSynonymResult> {
  const read = readSynonym(input)
  if (!read.ok) return read
  const { row } = read
  return inTransaction(db, async (tx) => {
    await lockSynonyms(tx)
    const others = (await findSynonyms(tx)).filter(({ term }) => term !== row.term)
    if (others.length >= mostTerms) return { ok: false, error: { code: 'too_many_terms' } }
    const word = findCycle(row, others)
    if (word !== undefined) return { ok: false, error: { code: 'cycle', word } }
    const { words, isTwoWay } = row
    await tx
      .insert(synonym)
      .values(row)
      .onConflictDoUpdate({ target: synonym.term, set: { words, isTwoWay } })
    await recordChange(tx, 'synonym', [synonymsTag])
    return { ok: true }
  })
}

/** Removes what staff entered for a term; false when there was nothing. The index's own synonyms stay. */
export async function removeSynonym(db: Db, term: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .delete(synonym)
      .where(eq(synonym.term, toTerm(term)))
      .returning()
    if (removed.length > 0) await recordChange(tx, 'synonym', [synonymsTag])
    return removed.length > 0
  })
}
