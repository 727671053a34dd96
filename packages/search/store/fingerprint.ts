import type { ProductDocument } from '../port.ts'

/**
 * A number of 53 bits for everything of a document that is not a figure. Equal numbers mean that a change can be written
 * in place. Two random texts share one with a chance of 1 in 9,007,199,254,740,992.
 */
export function fingerprintOf(document: ProductDocument): number {
  const facets = Object.entries(document.facets).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash53(
    JSON.stringify([
      document.title,
      document.subTitle,
      document.brand,
      document.sku,
      document.categoryIds,
      document.categoryTitles,
      facets,
      document.facetTexts,
      document.description,
      document.createdAt,
    ]),
  )
}

/** Two multiplicative hashes (FNV's prime and a second odd one), finished as in MurmurHash 3 and joined. */
function hash53(text: string): number {
  let high = 0x811c9dc5
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low ^ unit, 0x5bd1e995)
  }
  return (finish(high ^ (low >>> 15)) & 0x1fffff) * 2 ** 32 + finish(low ^ (high >>> 13))
}

function finish(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
