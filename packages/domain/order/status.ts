/** The states of an order (CO-11). */
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

/** The states of a payment, as the provider reports them (CO-11). */
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
  /** A payment is in progress and the stock is held for it. */
  'payment_started',
  'payment_received',
  /** The attempt failed and the stock was released; the shopper may try again. */
  'payment_failed',
  'processing_started',
  'shipped',
  'delivered',
  'canceled',
  /** The provider reports that the whole amount was refunded. */
  'payment_refunded',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/** Every allowed change of status; all others are refused. */
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
  // A paid order can also be canceled before it is sent; its money is refunded afterwards.
  canceled: { payment_refunded: 'refunded' },
  refunded: {},
}

export type Transition = { ok: true; status: OrderStatus } | { ok: false; reason: 'not_allowed' }

/** Returns the status after an event, or that the event cannot happen to an order in this status. */
export function chooseNextOrderStatus(current: OrderStatus, event: OrderEvent): Transition {
  const status = transitions[current][event]
  return status === undefined ? { ok: false, reason: 'not_allowed' } : { ok: true, status }
}

/**
 * - `mark_paid`: the money counts; turn the held stock into sold (or take it again when it was released; when that
 *   fails, cancel and refund);
 * - `await`: nothing is decided yet;
 * - `release`: the attempt failed, release the stock (event `payment_failed`);
 * - `refund_needed`: money came for an order that no longer wants it; start one refund per payment;
 * - `mark_refunded`: the whole amount was refunded (event `payment_refunded`);
 * - `nothing`: the report is known already, or stale.
 */
export type PaymentDecision =
  | 'mark_paid'
  | 'await'
  | 'release'
  | 'refund_needed'
  | 'mark_refunded'
  | 'nothing'

/** Whether a report concerns the order's latest attempt to pay, or one that a later attempt replaced. */
export type PaymentAttempt = 'current' | 'superseded'

/**
 * Decides what an order does when one of its payments reports a status (CO-06). The same report may come twice, late or
 * out of order: repeating it changes nothing, and money that came in wins whatever the sequence of the reports.
 * `authorized` counts as paid: the provider guarantees the money and collects it at shipment.
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
      // The order was paid by another attempt (or was paid and refunded), so this second payment is refunded.
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
