import type { NamedColumns, Said } from './named-columns.ts'
import type { Row, SourceVariant } from './source-product.ts'
import { gramsOf } from './weight.ts'

/** What a variant costs, and what comes off it. What its row does not say is as the product's own says. */
export function pricesOf(
  row: Row,
  first: Row,
  columns: NamedColumns,
  said: Said,
): Pick<SourceVariant, 'price' | 'reduction' | 'formerPrice'> {
  const here = (one: string | undefined) => said(row, one) || said(first, one)
  const bare = here(columns.price)
  const isReduced = !/^(no|nee|n|0|false|onwaar)$/i.test(here(columns.onSale))
  const percent = amountOf(here(columns.discountPercent))
  const reduced =
    isReduced && here(columns.reducedPrice) !== ''
      ? here(columns.reducedPrice)
      : discounted(bare, percent, here)
  return {
    // A price in another currency cannot be read as one in euros.
    price: [bare, here(columns.currency)].filter(Boolean).join(' '),
    reduction: {
      price: reduced,
      from: noDay(here(columns.reducedFrom)),
      until: noDay(here(columns.reducedUntil)),
    },
    ...(columns.formerPrice === undefined ? {} : { formerPrice: here(columns.formerPrice) }),
  }

  function discounted(price: string, percentOff: number, saidOf: typeof here): string {
    const euros = amountOf(price)
    const off = percentOff > 0 ? (euros * percentOff) / 100 : amountOf(saidOf(columns.discountAmount))
    return euros > 0 && off > 0 && off < euros ? String(Math.round((euros - off) * 100) / 100) : ''
  }
}

/** A plain number; 0 for anything else. */
const amountOf = (text: string) => Number(text.replace('%', '').replace(',', '.').trim()) || 0

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
    gramsOf(bare, here(columns.weightUnit))
  if (grams !== undefined) return { weightGrams: grams }
  return Number(bare.replace(',', '.')) > 0 ? { bareWeight: bare } : {}
}
