import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { customer } from '../../customer/rows/tables.ts'
import { order } from './tables.ts'

/** How an order came to an account: its customer placed it, or proved the mailbox that it was placed with. */
export const orderJoins = ['placed', 'mailbox'] as const

/** Orders that belong to an account. Others belong to whoever has their link. */
export const orderOwner = pgTable(
  'order_owner',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** Null once the account was deleted. */
    customerId: uuid().references(() => customer.id, { onDelete: 'cascade' }),
    how: text({ enum: orderJoins }).notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the customer took it out of the account. The row stays, so that it does not join again by itself. */
    leftAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.customerId),
    check('order_owner_left', sql`${t.customerId} is not null or ${t.leftAt} is not null`),
    check('order_owner_times', sql`${t.leftAt} is null or ${t.leftAt} >= ${t.joinedAt}`),
  ],
)
