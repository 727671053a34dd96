import { contactSubjects } from '@sluimer/domain/service/contact-subject'
import { withdrawalVerdicts } from '@sluimer/domain/service/judge-withdrawal'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { order } from '../order/rows/tables.ts'

/** A question that someone sent with the contact form. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey(),
    /** What sender and shop call it: 'V-7KQ4-XM9D'. */
    reference: text().notNull().unique(),
    /** Hash of the form's ticket and its content: a form that is sent twice is one message. */
    fingerprint: text().notNull().unique(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text({ enum: contactSubjects }).notNull(),
    orderNumber: text(),
    message: text().notNull(),
  },
  (t) => [index().on(t.email, t.receivedAt), index().on(t.receivedAt)],
)

/** A line that a statement names, as it was called then. */
export interface NamedLine {
  id: string
  name: string
  quantity: number
  madeToMeasure: boolean
}

/** A statement of withdrawal: kept with its moment, whether or not it fits an order (Directive 2011/83/EU art. 11a). */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid().primaryKey(),
    /** 'H-7KQ4-XM9D'. */
    reference: text().notNull().unique(),
    fingerprint: text().notNull().unique(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    orderNumber: text().notNull(),
    /** Which goods, in the writer's own words; empty is the whole order. */
    items: text().notNull(),
    /** Lines ticked by someone who had the order's link. */
    lines: jsonb().$type<NamedLine[]>().notNull().default([]),
    /** The order with this number, once judged; null when there is none. */
    orderId: uuid().references(() => order.id),
    /** What the shop makes of it; null until the job has judged it, right after it came. */
    verdict: text({ enum: withdrawalVerdicts }),
    /** When a member of staff settled it. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.email, t.receivedAt), index().on(t.receivedAt)],
)
