import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** What staff add to the index's own synonyms. The words are in the index's form: lower case, no accents. */
export const synonym = pgTable('synonym', {
  term: text().primaryKey(),
  words: text().array().notNull(),
  /**
   * Whether the words also find the term and each other; otherwise only the term finds them, behind its own results.
   */
  isTwoWay: boolean().notNull(),
})
