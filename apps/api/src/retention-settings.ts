import { z } from 'zod'

const days = (usual: number, atLeast: number) => z.coerce.number().int().min(atLeast).max(3650).default(usual)

/**
 * How long the shop keeps personal data, in days. The privacy page states the default values: anyone who changes one
 * here must change it there. Periods that the law or a feature sets are not settings; docs/operations.md lists all.
 */
export const retentionSettings = {
  /** By default as long as the cookie that finds a cart again. */
  KEEP_CARTS_DAYS: days(60, 14),
  /** What agents put into carts for a buyer, and the links to it. */
  KEEP_AGENT_CARTS_DAYS: days(7, 1),
  /** Name and address of somebody who filled them in but did not order. */
  KEEP_CHECKOUT_DAYS: days(30, 2),
  /** Longer than an order can still be paid. */
  KEEP_UNPAID_ORDERS_DAYS: days(30, 8),
  KEEP_MESSAGES_DAYS: days(365, 30),
  /** Saved talks with the assistant. */
  KEEP_CHATS_DAYS: days(30, 1),
  /** Copies of mails; for two years a shopper can still invoke what was promised. */
  KEEP_MAILS_DAYS: days(730, 30),
}

type Settings = Record<keyof typeof retentionSettings, number>

/** Returns the settings by the names that features use. */
export function toRetention(values: Settings) {
  return {
    cartDays: values.KEEP_CARTS_DAYS,
    agentCartDays: values.KEEP_AGENT_CARTS_DAYS,
    checkoutDays: values.KEEP_CHECKOUT_DAYS,
    unpaidOrderDays: values.KEEP_UNPAID_ORDERS_DAYS,
    messageDays: values.KEEP_MESSAGES_DAYS,
    chatDays: values.KEEP_CHATS_DAYS,
    mailDays: values.KEEP_MAILS_DAYS,
  }
}
