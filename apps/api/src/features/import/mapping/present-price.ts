import type { SourceVariant } from '../formats/source-product.ts'
import { readPrice } from './read-amounts.ts'

type PresentPrice = { price: string; notes: string[] }

const temporary = 'prices reduced until some day: the price without the reduction is taken, make a deal of it'
const former = 'prices that were higher before: not shown, a former price comes from what this shop has asked'

/**
 * The price to ask. A reduction without an end is simply the price; one that ends is a deal, which the shop itself makes and
 * ends. Former prices are never taken over (decision 0019).
 */
export function presentPriceOf(variant: SourceVariant, now: Date): PresentPrice {
  const { price, reduction, formerPrice = '' } = variant
  if (!reduction?.price || isOver(reduction.until, now))
    return { price, notes: isLess(price, formerPrice) ? [former] : [] }
  if (price === '') return { price: reduction.price, notes: [] }
  if (!isLess(reduction.price, price)) return { price, notes: [] }
  if (reduction.until !== '' || !hasBegun(reduction.from, now)) return { price, notes: [temporary] }
  return { price: reduction.price, notes: [former] }
}

function isLess(text: string, than: string): boolean {
  const [one, other] = [readPrice(text), readPrice(than)]
  return one.ok && other.ok && one.cents < other.cents
}

/** A day that cannot be read has neither begun nor ended. */
const isOver = (day: string, now: Date) => momentsOf(day).every((moment) => moment < now.getTime())
const hasBegun = (day: string, now: Date) =>
  day === '' || momentsOf(day).every((moment) => moment <= now.getTime())

/** '3/4/26' is a day in March or in April: what is to be said of it has to be true of both. */
function momentsOf(text: string): number[] {
  const [, one = '', other = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?:[ ,].*)?$/.exec(text.trim()) ?? []
  if (year === '') return [momentOf(text)]
  const days = [
    [one, other],
    [other, one],
  ].map(
    ([month = '', day = '']) => `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  const moments = days.map(momentOf).filter((moment) => !Number.isNaN(moment))
  return moments.length > 0 ? moments : [Number.NaN]
}

/** '2026-11-01', '2026-11-01 00:00:00', '2026-11-01T00:00+01:00'; NaN for anything else. */
function momentOf(text: string): number {
  const [, day, time = '', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(text.trim()) ?? []
  if (day === undefined) return Number.NaN
  // A day without a time lasts until its end, wherever the shop is.
  return time === ''
    ? Date.parse(`${day}T23:59:59Z`)
    : Date.parse(`${day}T${time}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2') || 'Z'}`)
}
