import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { noNotes, type OrderNotes } from '@sluimer/domain/delivery/notes'
import type { PaymentAnswers } from '@sluimer/domain/payment/payment-answers'
import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Person and addresses as a visitor filled them in, one row per cart (CO-01). What changes the totals stands in the cart. */
export const checkout = pgTable('checkout', {
  cartId: uuid().primaryKey(),
  details: jsonb().$type<CheckoutCustomer>().notNull(),
  /** For those who bring it, and for the shop. */
  notes: jsonb().$type<OrderNotes>().notNull().default(noNotes),
  /** What the chosen payment method asked (VA-11); forgotten within a day, and within an hour once the order is paid. */
  paymentAnswers: jsonb().$type<PaymentAnswers>(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
