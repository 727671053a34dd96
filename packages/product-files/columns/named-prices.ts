import { gramsOf } from '../cells/weight.ts'
import type { Row, SourceVariant } from '../rows/source-product.ts'
import { type NamedColumns, type Said, unitSaid } from './named-columns.ts'

/** What a variant costs, and what comes off it. What its row does not say is as the product's own says. */
export function pricesOf(
  row: Row,
  first: Row,
  columns: NamedColumns,
  said: Said,
): Pick<SourceVariant, 'price' | 'reduction' | 'formerPrice'> {
  const here = (one: string | undefined) => said(row, one) || said(first, one)
  const isReduced = !/^(no|nee|n|0|false|onwaar)$/i.test(here(columns.onSale))
  const percent = here(columns.discountPercent)
  return {
    // A price in another currency cannot be read as one in euros.
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

/** '0', '0.00' and '0 %' are ways to say that nothing comes off. */
const isNothing = (text: string) => /^[0.,%\s-]*$/.test(text)

/** A day that is none, as databases write it. */
const noDay = (day: string) => (day.startsWith('0000-00-00') ? '' : day)

/** Pieces, those of several places together; as it stands when it is no number, and empty where nobody counts them. */
export function stockOf(row: Row, columns: NamedColumns, said: Said): string {
  if (/^(0|n|no|nee|false|disabled)$/i.test(said(row, columns.counted))) return ''
  const [only = '', ...others] = columns.stock.map((one) => said(row, one))
  if (others.length === 0) return only
  const pieces = [only, ...others].filter(Boolean).map((one) => Math.max(0, Number(one)))
  return pieces.length === 0 || pieces.some(Number.isNaN)
    ? ''
    : String(pieces.reduce((all, one) => all + one))
}

/** In grams where the unit is known, else as it stands, for the mapping to say. */
export function weightOf(
  row: Row,
  first: Row,
  columns: NamedColumns,
  said: Said,
): Pick<SourceVariant, 'weightGrams' | 'bareWeight'> {
  const here = (one: string | undefined) => said(row, one) || said(first, one)
  const bare = here(columns.weight)
  const grams =
    gramsOf(here(columns.weightGrams), 'g') ??
    gramsOf(here(columns.weightKilos), 'kg') ??
    gramsOf(bare, unitSaid(row, columns.weightUnit, said) || unitSaid(first, columns.weightUnit, said))
  if (grams !== undefined) return { weightGrams: grams }
  return Number(bare.replace(',', '.')) > 0 ? { bareWeight: bare } : {}
}
