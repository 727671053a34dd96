import { highestEuros, type PriceBorders } from './listing.ts'

/** A link may ask for this many pages at once; more would make one answer arbitrarily large. */
export const mostPagesAtOnce = 20
/** No shop has more pages. */
const highestPage = 1_000_000

/** Reads `min-max` in euros, in either order and rounded outwards, or an open `min-`. Undefined for anything else. */
export function readPriceBorders(text: string | null): PriceBorders | undefined {
  const from = /^\s*(\d{1,12})\s*-\s*$/.exec(text ?? '')?.[1]
  if (from !== undefined) return { min: Math.min(Number(from), highestEuros), max: highestEuros }
  const match = /^\s*(\d{1,12}(?:[.,]\d*)?)\s*-\s*(\d{1,12}(?:[.,]\d*)?)\s*$/.exec(text ?? '')
  if (match === null) return undefined
  const borders = match.slice(1).map((border) => Math.min(Number(border.replace(',', '.')), highestEuros))
  return { min: Math.floor(Math.min(...borders)), max: Math.ceil(Math.max(...borders)) }
}

/** Reads `2` or `1-3`; anything else means the first page. */
export function readPages(text: string | null): { first: number; last: number } {
  const match = /^\s*(\d{1,9})(?:-(\d{1,9}))?\s*$/.exec(text ?? '')
  const first = clampPage(Number(match?.[1] ?? 1))
  const last = clampPage(Number(match?.[2] ?? first))
  if (last < first) return { first, last: first }
  return { first, last: Math.min(last, first + mostPagesAtOnce - 1) }
}

function clampPage(page: number): number {
  return Math.min(Math.max(page, 1), highestPage)
}
