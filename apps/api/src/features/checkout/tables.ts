import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { noNotes, type OrderNotes } from '@sluimer/domain/delivery/notes'
import type { PaymentAnswers } from '@sluimer/domain/payment/payment-answers'
import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Person and addresses as a visitor entered them, one row per cart (CO-01). What changes the totals is in the cart. */
export const checkout = pgTable('checkout', {
  cartId: uuid().primaryKey(),
  details: jsonb().$type<CheckoutCustomer>().notNull(),
  /** Notes for the people who deliver, and for the shop. */
  notes: jsonb().$type<OrderNotes>().notNull().default(noNotes),
  /** What the chosen payment method asked (VA-11). Deleted within a day, and within an hour once the order is paid. */
  paymentAnswers: jsonb().$type<PaymentAnswers>(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
