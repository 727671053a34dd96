import { type Amount, readPrice } from '../cells/read-amounts.ts'
import type { Remark } from '../mapping/notes.ts'
import type { Reduction, SourceVariant } from '../rows/source-product.ts'

interface PresentPrice {
  price: Amount
  notes: Remark[]
}

const temporary = 'prices reduced until some day: the price without the reduction is taken, make a deal of it'
const former = 'prices that were higher before: not shown, a former price comes from what this shop has asked'
const unread = (example: string): Remark => ({
  note: 'reductions that cannot be read, so that the price without them is taken',
  example,
})

/**
 * Returns the price to ask, in cents with VAT: `vatPercent` is added to the file's price. A reduction without an end is
 * simply the price; one that ends is a deal, which the shop itself creates and ends. Former prices are never imported
 * (decision 0019).
 */
export function calculatePresentPrice(variant: SourceVariant, vatPercent: number, now: Date): PresentPrice {
  const { reduction, formerPrice = '' } = variant
  const price = calculateFullPrice(variant, vatPercent)
  if (reduction === undefined || !isReduced(reduction) || isOver(reduction.until, now))
    return { price, notes: isLess(price, readPrice(formerPrice, vatPercent)) ? [former] : [] }
  const reduced = calculateReducedPrice(reduction, price, vatPercent)
  if (variant.price === '') return { price: reduced, notes: [] }
  if (price.ok && !reduced.ok) return { price, notes: [unread(amountIn(reduction))] }
  if (!isLess(reduced, price)) return { price, notes: [] }
  if (reduction.until !== '' || !hasBegun(reduction.from, now)) return { price, notes: [temporary] }
  return { price: reduced, notes: [former] }
}

function calculateFullPrice({ price: text, surcharge = '' }: SourceVariant, vatPercent: number): Amount {
  // A product may cost nothing except the surcharges of its variants.
  const isNothing = saysAmount(surcharge) && text !== '' && !/[^0.,€\s]/.test(text)
  const price: Amount = isNothing ? { ok: true, cents: 0 } : readPrice(text, vatPercent)
  if (!price.ok || !saysAmount(surcharge)) return price
  const isLower = surcharge.startsWith('-')
  const more = readPrice(surcharge.replace(/^-\s*/, ''), vatPercent)
  if (!more.ok) return more
  return inCents(price.cents + (isLower ? -more.cents : more.cents), `${text} and ${surcharge}`)
}

/** Returns the reduced price: the lower price in the file, or else the price less the reduction. */
function calculateReducedPrice({ price: text, off }: Reduction, price: Amount, vatPercent: number): Amount {
  if (saysAmount(text)) return readPrice(text, vatPercent)
  if (!price.ok || off === undefined) return price
  if (off.in === 'percent') {
    const percent = Number(off.amount.replace('%', '').replace(',', '.'))
    // Below 1 it may be a fraction: 0,15 for 15 %.
    return percent >= 1 && percent < 100
      ? inCents(Math.round((price.cents * (100 - percent)) / 100), off.amount)
      : { ok: false, reason: `'${off.amount}' is no discount in percent` }
  }
  const less = readPrice(off.amount, vatPercent)
  return less.ok ? inCents(price.cents - less.cents, off.amount) : less
}

const inCents = (cents: number, text: string): Amount =>
  cents > 0 ? { ok: true, cents } : { ok: false, reason: `${text} leave no price` }

/** Whether a text is an amount: '', '-', '0.00' and '0 %' mean that there is none. */
const saysAmount = (text: string) => /[^0.,%€\s-]/.test(text)
/** Returns the part of a reduction that counts: its price, or else the amount off. */
const amountIn = ({ price, off }: Reduction) => (saysAmount(price) ? price : (off?.amount ?? ''))
const isReduced = (reduction: Reduction) => saysAmount(amountIn(reduction))

const isLess = (one: Amount, than: Amount) => one.ok && than.ok && one.cents < than.cents

/** A day that cannot be read has neither begun nor ended. */
const isOver = (day: string, now: Date) => parseMoments(day).every((moment) => moment < now.getTime())
const hasBegun = (day: string, now: Date) =>
  day === '' || parseMoments(day).every((moment) => moment <= now.getTime())

/** Returns all readings of a day: '3/4/26' is in March or in April, and a statement about it has to be true of both. */
function parseMoments(text: string): number[] {
  const [, one = '', other = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?:[ ,].*)?$/.exec(text.trim()) ?? []
  if (year === '') return [parseMoment(text)]
  const days = [
    [one, other],
    [other, one],
  ].map(
    ([month = '', day = '']) => `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  const moments = days.map(parseMoment).filter((moment) => !Number.isNaN(moment))
  return moments.length > 0 ? moments : [Number.NaN]
}

/** Reads '2026-11-01', '2026-11-01 00:00:00', '2026-11-01T00:00+01:00'; NaN for anything else. */
function parseMoment(text: string): number {
  const [, day, time = '', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(text.trim()) ?? []
  if (day === undefined) return Number.NaN
  // A day without a time lasts until its end, in any time zone.
  return time === ''
    ? Date.parse(`${day}T23:59:59Z`)
    : Date.parse(`${day}T${time}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2') || 'Z'}`)
}
