import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What a visitor filled in so far, one row per cart (CO-01); it goes with the cart. */
export const checkout = pgTable('checkout', {
  cartId: uuid().primaryKey(),
  details: jsonb().$type<CheckoutCustomer>(),
  shippingMethod: text(),
  paymentMethod: text(),
  insurance: boolean().notNull().default(false),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
