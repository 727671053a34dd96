import { date, index, integer, jsonb, pgTable, smallint, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A message of a saved talk. */
export interface SavedMessage {
  readonly role: 'user' | 'assistant' | 'question'
  readonly content: string
}

/** A finished talk with its rating (CH-04). Nothing in it tells whose it is. */
export const savedChat = pgTable(
  'saved_chat',
  {
    id: uuid().primaryKey(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /** 1 to 5 stars. */
    rating: smallint().notNull(),
    messages: jsonb().$type<readonly SavedMessage[]>().notNull(),
  },
  (t) => [index().on(t.savedAt)],
)

/** How many tokens a model used on a day. */
export const modelCost = pgTable('model_cost', {
  day: date().primaryKey(),
  tokens: integer().notNull(),
})
