import { contactSubjects } from '@sluimer/domain/service/contact-subject'
import { withdrawalVerdicts } from '@sluimer/domain/service/judge-withdrawal'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { order } from '../order/rows/tables.ts'

/** A question that someone sent with the contact form. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey(),
    /** The name that sender and shop use: 'V-7KQ4-XM9D'. */
    reference: text().notNull().unique(),
    /** A hash of the form's ticket and its content, so that a form sent twice is one message. */
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

/** A line that a statement names, with its name at that time. */
export interface NamedLine {
  id: string
  name: string
  quantity: number
  madeToMeasure: boolean
}

/** A statement of withdrawal, stored with its moment even if it fits no order (Directive 2011/83/EU art. 11a). */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid().primaryKey(),
    /** Such as 'H-7KQ4-XM9D'. */
    reference: text().notNull().unique(),
    fingerprint: text().notNull().unique(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    orderNumber: text().notNull(),
    /** The goods in the writer's own words; empty means the whole order. */
    items: text().notNull(),
    /** Lines ticked by a shopper who had the order's link. */
    lines: jsonb().$type<NamedLine[]>().notNull().default([]),
    /** The order with this number, once the statement is judged; null when there is none. */
    orderId: uuid().references(() => order.id),
    /** The shop's verdict; null until the job has judged the statement, right after it came. */
    verdict: text({ enum: withdrawalVerdicts }),
    /** When a member of staff settled it. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.email, t.receivedAt), index().on(t.receivedAt)],
)
