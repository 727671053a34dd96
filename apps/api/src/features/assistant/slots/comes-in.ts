import type { ProductSearch } from '../../search/index/product-search.ts'
import type { SlotValue } from './slot-value.ts'

/** A duvet's size is none of the pillow that goes with it, whatever else is called a pillow. */
const forHead = /kussen|slo(?:op|pen)/iu
const widestOfHead = 80
const overBed = /dekbed|overtrek/iu

const inFigures = /^(\d{2,3})x\d{2,3}$/
/** So many centimetres between two widths are no other kind of size. */
const mostApart = 20

/** Whether goods of a kind come in about a size; one in words fits by its kind (`fit-size.ts`). */
export function comesIn(
  { index }: ProductSearch,
  kinds: readonly string[],
  { group, slugs }: SlotValue,
): boolean {
  const [, width] = inFigures.exec(slugs[0] ?? '') ?? []
  if (width === undefined) return true
  if (kinds.every((kind) => forHead.test(kind))) return Number(width) <= widestOfHead
  const query = { text: kinds.join(' '), filters: {}, sort: 'relevance', offset: 0, limit: 1 } as const
  const sizes = index.search(query).counts[group] ?? []
  // What lies over a bed is wider than the bed, so that only its very size is one of it.
  const isOver = kinds.every((kind) => overBed.test(kind))
  const isNear = (size: string) =>
    isOver ? slugs.includes(size) : Math.abs(Number.parseInt(size, 10) - Number(width)) <= mostApart
  return sizes.some(({ value, count }) => count > 0 && isNear(value))
}
