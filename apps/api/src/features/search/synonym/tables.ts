import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** What staff add to the synonyms that the index brings. Words are as the index reads them: lower case, no accents. */
export const synonym = pgTable('synonym', {
  term: text().primaryKey(),
  words: text().array().notNull(),
  /** Whether the words also find the term and each other; otherwise the term alone finds them, behind its own. */
  isTwoWay: boolean().notNull(),
})
