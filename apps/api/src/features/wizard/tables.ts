import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Advice wizards (keuzehulp) are data: a row has its page at once, and a category offers it by its code. */
export const wizard = pgTable('wizard', {
  id: id(),
  code: text().notNull().unique(),
  title: text().notNull(),
  /** Path of the category whose products it narrows down, unless it is opened from another one. */
  categoryPath: text().notNull(),
})

export const wizardQuestion = pgTable(
  'wizard_question',
  {
    id: id(),
    wizardId: bigint({ mode: 'number' })
      .notNull()
      .references(() => wizard.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
    explanation: text(),
    isSkippable: boolean().notNull(),
    isMultiselect: boolean().notNull(),
  },
  (t) => [index().on(t.wizardId)],
)

export const wizardAnswer = pgTable(
  'wizard_answer',
  {
    id: id(),
    questionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => wizardQuestion.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    answer: text().notNull(),
    description: text(),
    /** Picture key. */
    image: text(),
    /** Slugs of the filter values that it selects; a slug is unique over all groups. A removed one filters nothing. */
    filterValues: text().array().notNull().default([]),
    /** The values that it selects instead while another question has this answer, identified by its words. */
    beside: jsonb().$type<{ answer: string; filterValues: string[] }[]>().notNull().default([]),
  },
  (t) => [index().on(t.questionId)],
)
