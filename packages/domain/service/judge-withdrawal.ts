import type { CountryCode } from '../address/country.ts'
import type { OrderStatus } from '../order/status.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import { calculateLastDayForOrder } from './withdrawal-term.ts'

/**
 * How the shop judges a statement of withdrawal. Only `fits` can be settled without a person looking at it. No verdict
 * makes the statement less valid, and its writer never learns the verdict.
 */
export const withdrawalVerdicts = [
  'fits',
  /** No order has this number. */
  'no_order',
  /** The order has another e-mail address. */
  'other_email',
  /** The order was already canceled or refunded. */
  'ended',
  'too_late',
  /** Everything that the statement names is made to the shopper's measure. */
  'made_to_measure',
] as const
export type WithdrawalVerdict = (typeof withdrawalVerdicts)[number]

export interface WithdrawnLine {
  id: string
  madeToMeasure: boolean
}

export interface WithdrawalQuestion {
  statedOn: IsoDate
  email: string
  /** The lines that the statement names; none means the whole order. */
  lineIds: readonly string[]
  /** Undefined when no order has the number. */
  order:
    | {
        email: string
        status: OrderStatus
        country: CountryCode
        /** When each part of the order was received; undefined for a part that has not come or whose date is unknown. */
        receivedOn: readonly (IsoDate | undefined)[]
        lines: readonly WithdrawnLine[]
      }
    | undefined
}

/** Judges a statement for the people who settle it. */
export function judgeWithdrawal({ order, email, lineIds, statedOn }: WithdrawalQuestion): WithdrawalVerdict {
  if (order === undefined) return 'no_order'
  if (order.email.toLowerCase() !== email.toLowerCase()) return 'other_email'
  if (order.status === 'canceled' || order.status === 'refunded') return 'ended'
  if (sortForWithdrawal(order.lines, lineIds).withdrawn.length === 0) return 'made_to_measure'
  const lastDay = calculateLastDayForOrder(order.receivedOn, order.country)
  return lastDay !== undefined && statedOn > lastDay ? 'too_late' : 'fits'
}

/**
 * Separates goods that can be returned from those made to measure, which cannot (BW 6:230p(f), WER VI.53). Choosing from
 * given options, such as a color, does not make goods made to measure.
 */
export function sortForWithdrawal<Line extends WithdrawnLine>(
  lines: readonly Line[],
  lineIds: readonly string[] = [],
): { withdrawn: Line[]; excluded: Line[] } {
  const named = lineIds.length === 0 ? lines : lines.filter(({ id }) => lineIds.includes(id))
  return {
    withdrawn: named.filter(({ madeToMeasure }) => !madeToMeasure),
    excluded: named.filter(({ madeToMeasure }) => madeToMeasure),
  }
}
