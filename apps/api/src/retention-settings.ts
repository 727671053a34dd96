import { z } from 'zod'

const days = (usual: number, atLeast: number) => z.coerce.number().int().min(atLeast).max(3650).default(usual)

/**
 * For how long the shop keeps what it knows of people, in days. The privacy page tells the usual values to everyone: who
 * changes one here changes it there. What the law or a feature itself decides is no setting (docs/operations.md has all).
 */
export const retentionSettings = {
  /** Not shorter than the cookie that finds a cart again lives on a shopper's device. */
  KEEP_CARTS_DAYS: days(60, 14),
  /** Name and address that somebody filled in and did not order with. */
  KEEP_CHECKOUT_DAYS: days(30, 2),
  /** Longer than an order can still be paid. */
  KEEP_UNPAID_ORDERS_DAYS: days(30, 8),
  KEEP_MESSAGES_DAYS: days(365, 30),
  /** Copies of mails; two years are how long a shopper may come back on what was promised. */
  KEEP_MAILS_DAYS: days(730, 30),
}

type Settings = Record<keyof typeof retentionSettings, number>

/** The settings by the names that features use. */
export function retentionOf(values: Settings) {
  return {
    cartDays: values.KEEP_CARTS_DAYS,
    checkoutDays: values.KEEP_CHECKOUT_DAYS,
    unpaidOrderDays: values.KEEP_UNPAID_ORDERS_DAYS,
    messageDays: values.KEEP_MESSAGES_DAYS,
    mailDays: values.KEEP_MAILS_DAYS,
  }
}
