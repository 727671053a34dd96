import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Person and addresses as a visitor filled them in, one row per cart (CO-01). What changes the totals stands in the cart. */
export const checkout = pgTable('checkout', {
  cartId: uuid().primaryKey(),
  details: jsonb().$type<CheckoutCustomer>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
