import type { OrderStatus } from './status.ts'

/** What a buyer reads about the course of an order, in the order in which it usually happens. */
export const orderSteps = [
  'placed',
  /** A company promised the money, and asks it later. */
  'promised',
  'paid',
  /** There was nothing to pay. */
  'accepted',
  'processing',
  'partly_shipped',
  'shipped',
  'delivered',
  /** A credit note was issued, for all of it or a part. */
  'credited',
  'canceled',
  'refunded',
] as const
export type OrderStep = (typeof orderSteps)[number]

/** Returns the steps that a buyer still waits for; none while the order is unpaid, and none of one that was called off. */
export function listStepsToCome(status: OrderStatus): OrderStep[] {
  if (status === 'paid' || status === 'processing') return ['shipped', 'delivered']
  return status === 'shipped' ? ['delivered'] : []
}

/** A step of an order, and when it was taken. */
export interface TakenStep {
  readonly step: OrderStep
  readonly at: Date
  /** What was credited; undefined for other steps. */
  readonly amountCents?: number | undefined
}

/** Something that was recorded about an order, for staff. */
export interface RecordedEvent {
  readonly type: string
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Returns what of the records of an order concerns its buyer. Attempts to pay, stock that was held and messages of the
 * payment company are left out. `events` are in the sequence in which they were recorded.
 */
export function listTakenSteps(events: readonly RecordedEvent[]): TakenStep[] {
  return events.flatMap((event): TakenStep[] => {
    const step = toStep(event, events)
    if (step === undefined) return []
    const { totalCents } = event.data
    const amountCents = step === 'credited' && typeof totalCents === 'number' ? totalCents : undefined
    return [{ step, at: event.at, amountCents }]
  })
}

function toStep({ type, data }: RecordedEvent, all: readonly RecordedEvent[]): OrderStep | undefined {
  switch (type) {
    case 'placed':
    case 'delivered':
    case 'credited':
    case 'canceled':
      return type
    case 'processing_started':
      return 'processing'
    case 'shipped':
      return data.isAll === false ? 'partly_shipped' : 'shipped'
    // An order that was given up, or that a later one from the same cart replaced.
    case 'replaced':
      return 'canceled'
    case 'payment_reported':
      return data.to === 'refunded' ? 'refunded' : undefined
    case 'paid':
      if (data.paymentId === null) return 'accepted'
      return isPromised(data.paymentId, all) ? 'promised' : 'paid'
    default:
      return undefined
  }
}

/** Whether the payment that settled an order was a promise of the payment company at that time. */
function isPromised(paymentId: unknown, all: readonly RecordedEvent[]): boolean {
  const first = all.find(
    ({ type, data }) =>
      type === 'payment_reported' &&
      data.paymentId === paymentId &&
      (data.to === 'authorized' || data.to === 'paid'),
  )
  return first?.data.to === 'authorized'
}
