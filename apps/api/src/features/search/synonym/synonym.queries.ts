import type { AddedSynonyms } from '@sluimer/search/port'
import { asc, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { synonym } from './tables.ts'

export type SynonymRow = typeof synonym.$inferSelect

export async function findSynonyms(db: Connection): Promise<SynonymRow[]> {
  return db.select().from(synonym).orderBy(asc(synonym.term))
}

/** Returns the staff's synonyms in the form that the index accepts. */
export async function findAddedSynonyms(db: Connection): Promise<AddedSynonyms> {
  const rows = await findSynonyms(db)
  return {
    synonyms: rows.filter((row) => row.isTwoWay).map(({ term, words }) => [term, ...words]),
    broadWords: rows.filter((row) => !row.isTwoWay).map(({ term, words }) => ({ word: term, covers: words })),
  }
}

/** Makes two that are saved at once wait for each other until commit; together they could form a circle. */
export async function lockSynonyms(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('synonym'))`)
}
