/** Where an order stands (CO-11). */
export const orderStatuses = [
  'new',
  'awaiting_payment',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'canceled',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Where a payment stands, by the provider's word (CO-11). */
export const paymentStatuses = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  new: 'Nieuw',
  awaiting_payment: 'Wacht op betaling',
  paid: 'Betaald',
  processing: 'In behandeling',
  shipped: 'Verzonden',
  delivered: 'Geleverd',
  canceled: 'Geannuleerd',
  refunded: 'Terugbetaald',
}

export const orderEvents = [
  /** A payment is under way and the stock is held for it. */
  'payment_started',
  'payment_received',
  /** The attempt came to nothing and the stock was let go; the shopper may try again. */
  'payment_failed',
  'processing_started',
  'shipped',
  'delivered',
  'canceled',
  /** All that was paid went back, by the provider's word. */
  'payment_refunded',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/** The one table of what may follow what; whatever is not in it is refused. */
const transitions: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>> = {
  new: {
    payment_started: 'awaiting_payment',
    payment_received: 'paid',
    canceled: 'canceled',
    payment_refunded: 'refunded',
  },
  awaiting_payment: {
    payment_received: 'paid',
    payment_failed: 'new',
    canceled: 'canceled',
    payment_refunded: 'refunded',
  },
  paid: {
    processing_started: 'processing',
    shipped: 'shipped',
    canceled: 'canceled',
    payment_refunded: 'refunded',
  },
  processing: { shipped: 'shipped', canceled: 'canceled', payment_refunded: 'refunded' },
  shipped: { delivered: 'delivered', payment_refunded: 'refunded' },
  delivered: { payment_refunded: 'refunded' },
  // Also an order that was paid can be canceled before it is sent; its money goes back afterwards.
  canceled: { payment_refunded: 'refunded' },
  refunded: {},
}

export type Transition = { ok: true; status: OrderStatus } | { ok: false; reason: 'not_allowed' }

/** The status after an event, or that the event cannot happen to an order in this status. */
export function nextOrderStatus(current: OrderStatus, event: OrderEvent): Transition {
  const status = transitions[current][event]
  return status === undefined ? { ok: false, reason: 'not_allowed' } : { ok: true, status }
}

/**
 * - `mark_paid`: take the money's word, turn the held stock into sold (or take it again when it was let go; when that
 *   fails, cancel and refund);
 * - `await`: nothing is decided yet;
 * - `release`: the attempt failed, let the stock go (event `payment_failed`);
 * - `refund_needed`: money came for an order that does not want it any more; start one refund per payment;
 * - `mark_refunded`: all money went back (event `payment_refunded`);
 * - `nothing`: known already, or stale.
 */
export type PaymentDecision =
  | 'mark_paid'
  | 'await'
  | 'release'
  | 'refund_needed'
  | 'mark_refunded'
  | 'nothing'

/** Whether the report is of the order's latest attempt to pay, or of one that a later attempt replaced. */
export type PaymentAttempt = 'current' | 'superseded'

/**
 * What an order does when one of its payments reports a status (CO-06). The same report may come twice, late or out of
 * order: saying it again changes nothing, and whatever the order of the reports, money that came in wins.
 * `authorized` counts as paid: the provider stands for the money and takes it at shipment.
 */
export function decideOnPayment(
  orderStatus: OrderStatus,
  paymentStatus: PaymentStatus,
  attempt: PaymentAttempt = 'current',
): PaymentDecision {
  const isUnpaid = orderStatus === 'new' || orderStatus === 'awaiting_payment'
  switch (paymentStatus) {
    case 'paid':
    case 'authorized':
      if (isUnpaid) return 'mark_paid'
      if (orderStatus === 'canceled') return 'refund_needed'
      // A second payment of an order that another attempt has paid (or that was paid and refunded) goes back.
      return attempt === 'superseded' ? 'refund_needed' : 'nothing'
    case 'refunded':
      return attempt === 'superseded' || orderStatus === 'refunded' ? 'nothing' : 'mark_refunded'
    case 'failed':
    case 'canceled':
    case 'expired':
      return orderStatus === 'awaiting_payment' && attempt === 'current' ? 'release' : 'nothing'
    case 'open':
    case 'pending':
      return isUnpaid && attempt === 'current' ? 'await' : 'nothing'
  }
}
