import { parseGrams } from '../cells/weight.ts'
import type { Row, SourceVariant } from '../rows/source-product.ts'
import { type NamedColumns, type Said, unitSaid } from './named-columns.ts'

/** Returns the price of a variant and its reduction. Empty cells are filled from the product's own row. */
export function readPrices(
  row: Row,
  first: Row,
  columns: NamedColumns,
  said: Said,
): Pick<SourceVariant, 'price' | 'reduction' | 'formerPrice'> {
  const here = (one: string | undefined) => said(row, one) || said(first, one)
  const isReduced = !/^(no|nee|n|0|false|onwaar)$/i.test(here(columns.onSale))
  const percent = here(columns.discountPercent)
  return {
    // The currency is added so that a price in another one is not read as euros.
    price: [here(columns.price), here(columns.currency)].filter(Boolean).join(' '),
    reduction: {
      price: isReduced ? here(columns.reducedPrice) : '',
      off: isNothing(percent)
        ? { amount: here(columns.discountAmount), in: 'euros' }
        : { amount: percent, in: 'percent' },
      from: noDay(here(columns.reducedFrom)),
      until: noDay(here(columns.reducedUntil)),
    },
    ...(columns.formerPrice === undefined ? {} : { formerPrice: here(columns.formerPrice) }),
  }
}

/** Whether a text says that there is no reduction: '0', '0.00', '0 %'. */
const isNothing = (text: string) => /^[0.,%\s-]*$/.test(text)

/** Removes a missing day, which databases write as zeros. */
const noDay = (day: string) => (day.startsWith('0000-00-00') ? '' : day)

/**
 * Returns the pieces, those of several places together; text that is not a number stays, and is empty when nobody counts.
 */
export function readStock(row: Row, columns: NamedColumns, said: Said): string {
  if (/^(0|n|no|nee|false|disabled)$/i.test(said(row, columns.counted))) return ''
  const [only = '', ...others] = columns.stock.map((one) => said(row, one))
  if (others.length === 0) return only
  const pieces = [only, ...others].filter(Boolean).map((one) => Math.max(0, Number(one)))
  return pieces.length === 0 || pieces.some(Number.isNaN)
    ? ''
    : String(pieces.reduce((all, one) => all + one))
}

/** Returns the weight in grams when the unit is known, otherwise as it is, for the mapping to decide. */
export function readWeight(
  row: Row,
  first: Row,
  columns: NamedColumns,
  said: Said,
): Pick<SourceVariant, 'weightGrams' | 'bareWeight'> {
  const here = (one: string | undefined) => said(row, one) || said(first, one)
  const bare = here(columns.weight)
  const grams =
    parseGrams(here(columns.weightGrams), 'g') ??
    parseGrams(here(columns.weightKilos), 'kg') ??
    parseGrams(bare, unitSaid(row, columns.weightUnit, said) || unitSaid(first, columns.weightUnit, said))
  if (grams !== undefined) return { weightGrams: grams }
  return Number(bare.replace(',', '.')) > 0 ? { bareWeight: bare } : {}
}
