import type { CountryCode } from '../address/country.ts'
import type { OrderStatus } from '../order/status.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import { lastDayForOrder } from './withdrawal-term.ts'

/**
 * What the shop makes of a statement of withdrawal. Only `fits` can be settled without a person looking at it; none of
 * them makes the statement less valid, and its writer never learns which one it is.
 */
export const withdrawalVerdicts = [
  'fits',
  /** No order has this number. */
  'no_order',
  /** The order is known under another e-mail address. */
  'other_email',
  /** The order was canceled or paid back already. */
  'ended',
  'too_late',
  /** Everything it names is made to the shopper's measure. */
  'made_to_measure',
] as const
export type WithdrawalVerdict = (typeof withdrawalVerdicts)[number]

export type WithdrawnLine = { id: string; madeToMeasure: boolean }

export type WithdrawalQuestion = {
  statedOn: IsoDate
  email: string
  /** The lines it names; none means all of the order. */
  lineIds: readonly string[]
  /** Undefined when no order has the number. */
  order:
    | {
        email: string
        status: OrderStatus
        country: CountryCode
        /** When each part of it was received; undefined for a part that has not come or of which it is not known. */
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
  const lastDay = lastDayForOrder(order.receivedOn, order.country)
  return lastDay !== undefined && statedOn > lastDay ? 'too_late' : 'fits'
}

/**
 * Tells apart what can be withdrawn from and what was made to measure, which cannot (BW 6:230p(f), WER VI.53). A choice
 * from given options, such as a color, makes nothing made to measure.
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
