import type { HoldReason } from '@sluimer/domain/review/hold-reasons'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { product } from '../../catalog/tables/product-tables.ts'

export const questionStates = ['waiting', 'answered', 'rejected'] as const

const moment = () => timestamp({ withTimezone: true })

/** A shopper's question about a product. Everybody sees it together with its answer, and not before. */
export const productQuestion = pgTable(
  'product_question',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    asker: text().notNull(),
    /** Where the answer is mailed; null as soon as that is done, or will never be. */
    email: text(),
    /** A toNameMap hash of the address, to find someone's questions with; null for examples, which nobody asked. */
    emailHash: text(),
    question: text().notNull(),
    /** What staff should look at. */
    heldFor: text().array().$type<HoldReason[]>().notNull().default([]),
    state: text({ enum: questionStates }).notNull(),
    askedAt: moment().notNull(),
    answer: text(),
    answeredAt: moment(),
    /** Invented for the demo shop, and shown as such. */
    isExample: boolean().notNull().default(false),
  },
  (t) => [
    index('product_question_shown').on(t.productId, t.answeredAt, t.id).where(sql`${t.state} = 'answered'`),
    index('product_question_waiting').on(t.state, t.askedAt).where(sql`${t.state} <> 'answered'`),
    index().on(t.emailHash),
    check(
      'product_question_answer',
      sql`(${t.state} = 'answered') = (${t.answer} is not null and ${t.answeredAt} is not null)`,
    ),
    check('product_question_email', sql`${t.email} is null or ${t.state} = 'waiting'`),
  ],
)
