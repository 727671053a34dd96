import type { Touched } from '../../../platform/shelf/shelf.ts'

/**
 * Changes of these nouns leave tiles and pages of products as they are. `category` names the listings in which a product
 * came or went; a change of a category itself is announced as `categories`.
 */
const otherNouns = new Set(['category', 'delivery', 'content', 'wizard', 'synonyms', 'product-index'])

/** Returns the product that a change names. A change that may show on any product, such as of a brand, touches all. */
export function findTouchedProducts(noun: string, id: string): Touched<number> {
  if (noun === 'product') return { keys: [Number(id)] }
  return otherNouns.has(noun) ? 'nothing' : 'everything'
}
