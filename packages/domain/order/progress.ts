import { toAmsterdamDate } from '../time/amsterdam.ts'
import { formatDutchDate, formatDutchWeekdayDate } from '../time/dutch-date.ts'
import type { TakenStep } from './history.ts'
import type { OrderStatus, PaymentStatus } from './status.ts'

const dayMs = 24 * 60 * 60 * 1000
/**
 * For this long after it left, a parcel counts as on its way. No carrier reports its arrival here, so after that the
 * words say only what is known.
 */
const travelMs = 14 * dayMs
/** An unpaid order keeps its prices for a week. After that the shopper orders again, at the prices of that day. */
export const payableMs = 7 * dayMs

/** Returns until when an order can be paid. */
export function findPayableUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + payableMs)
}

export interface OrderFacts {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly placedAt: Date
  /** When it comes, in words that stay true: 'Dinsdag 24 november in huis'. */
  readonly arrival: string
  /** Whether the buyer collects it at a pick-up point. */
  readonly isCollected: boolean
  readonly steps: readonly TakenStep[]
}

/** How an order stands: a few words, and what else there is to say about it, which may be nothing. */
export interface Progress {
  readonly words: string
  readonly detail: string
}

/** Tells a buyer how an order stands now, in plain words and with the day that matters. */
export function describeProgress(order: OrderFacts, now: Date): Progress {
  const { status, arrival, steps } = order
  const lastAt = (...kinds: TakenStep['step'][]) => steps.findLast(({ step }) => kinds.includes(step))?.at
  switch (status) {
    case 'new':
    case 'awaiting_payment':
      return describeUnpaid(order, now)
    case 'paid':
    case 'processing':
      return lastAt('partly_shipped')
        ? { words: 'Deels onderweg', detail: 'De rest sturen we zodra die klaarligt.' }
        : { words: 'We maken je bestelling klaar', detail: arrival }
    case 'shipped':
      return describeShipped(order, lastAt('shipped', 'partly_shipped'), now)
    case 'delivered':
      return toDated(order.isCollected ? 'Afgehaald' : 'Bezorgd', lastAt('delivered'))
    case 'canceled':
      return toDated('Geannuleerd', lastAt('canceled'))
    case 'refunded':
      return toDated('Terugbetaald', lastAt('refunded', 'credited', 'canceled'))
  }
}

function describeUnpaid({ paymentStatus, placedAt }: OrderFacts, now: Date): Progress {
  if (paymentStatus === 'pending')
    return { words: 'We wachten op je betaling', detail: 'Zodra die binnen is, gaan we aan de slag.' }
  const until = findPayableUntil(placedAt)
  if (now >= until) return { words: 'Niet betaald', detail: 'Deze bestelling is vervallen.' }
  return {
    words: 'Nog niet betaald',
    detail: `Betalen kan tot ${formatDutchWeekdayDate(toAmsterdamDate(until))}.`,
  }
}

function describeShipped(
  { arrival, isCollected }: OrderFacts,
  sentAt: Date | undefined,
  now: Date,
): Progress {
  if (sentAt !== undefined && now.getTime() - sentAt.getTime() > travelMs) return toDated('Verzonden', sentAt)
  return { words: isCollected ? 'Onderweg naar je afhaalpunt' : 'Onderweg', detail: arrival }
}

function toDated(words: string, at: Date | undefined): Progress {
  return { words, detail: at === undefined ? '' : `Op ${formatDutchDate(toAmsterdamDate(at))}` }
}
