import { type IsoDate, toAmsterdamDate } from '../time/amsterdam.ts'

/** Years after the end of the year of sale for which tax law keeps an order with its papers (art. 52 AWR). */
const keptYears = 7

/** Returns the last day on which an order is kept whose last paper or payment has this moment. */
export function calculateKeptUntil(lastAt: Date): IsoDate {
  const year = Number(toAmsterdamDate(lastAt).slice(0, 4))
  return `${year + keptYears}-12-31`
}

/** Returns the first year, in Dutch time, of which the law still keeps the orders. Older ones become anonymous. */
export function findFirstKeptYear(now: Date): number {
  return Number(toAmsterdamDate(now).slice(0, 4)) - keptYears
}
