import type { Intent } from '@sluimer/assistant/intent/intents'

/** What a story may go from one to the other of. */
const families: readonly (readonly Intent[])[] = [
  ['delivery_how', 'delivery_time', 'delivery_cost', 'old_goods', 'order_change', 'order_status'],
  ['payment', 'pay_later', 'payment_trouble', 'discount', 'business', 'order_status'],
  ['returns', 'warranty', 'order_change', 'legal'],
  ['warranty', 'order_change', 'order_status'],
  ['account', 'order_status'],
  ['care', 'firmness'],
]
/** Whether one may be asked after the other without a word of its own. */
export function areKin(one: Intent, other: Intent): boolean {
  return one === other || families.some((all) => all.includes(one) && all.includes(other))
}
