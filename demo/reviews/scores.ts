import type { DemoProduct } from '../catalog/product.ts'
import { seededRandom, toSeed } from '../catalog/random.ts'
import type { Dice } from './fill.ts'

export type Stars = 1 | 2 | 3 | 4 | 5

/** How many of a hundred reviews give each score, for an average product. */
const usual: Readonly<Record<Stars, number>> = { 1: 4, 2: 6, 3: 11, 4: 28, 5: 51 }
/** How much more often the best products get five stars than the worst. */
const spread = 1.6
const mostPerProduct = 45
/** Younger products have no reviews: nobody has slept on them. */
const youngestDays = 14

/**
 * Draws the scores of a product. Some products are better than others, and stay so. What sells best seldom disappoints: every
 * point of popularity above 50 counts in its favour, every point below against it.
 */
export function scoreDice(product: DemoProduct, seed: number, dice: Dice): () => Stars {
  const luck = seededRandom(toSeed(product.slug, seed))() * 2 - 1
  const quality = Math.max(-1, Math.min(1, luck * 0.7 + (product.popularity - 50) / 45))
  const weights = ([1, 2, 3, 4, 5] as const).map((stars) => ({
    stars,
    weight: usual[stars] * spread ** (quality * (stars - 3)),
  }))
  const all = weights.reduce((sum, { weight }) => sum + weight, 0)
  return () => {
    let left = dice() * all
    for (const { stars, weight } of weights) {
      left -= weight
      if (left < 0) return stars
    }
    return 5
  }
}

/** Divides a number of reviews over the products: popular ones get most, and some get none. */
export function shareOut(products: readonly DemoProduct[], total: number, seed: number): Map<string, number> {
  const weights = new Map(products.map((product) => [product.slug, calculateWeight(product, seed)]))
  const shares = new Map(products.map(({ slug }) => [slug, 0]))
  let left = Math.min(total, mostPerProduct * [...weights.values()].filter((weight) => weight > 0).length)
  while (left > 0) {
    const open = products.filter(
      ({ slug }) => (weights.get(slug) ?? 0) > 0 && (shares.get(slug) ?? 0) < mostPerProduct,
    )
    const sum = open.reduce((all, { slug }) => all + (weights.get(slug) ?? 0), 0)
    const round = left
    for (const { slug } of open) {
      const share = Math.max(1, Math.floor((round * (weights.get(slug) ?? 0)) / sum))
      const room = mostPerProduct - (shares.get(slug) ?? 0)
      const given = Math.min(share, room, left)
      shares.set(slug, (shares.get(slug) ?? 0) + given)
      left -= given
    }
  }
  return shares
}

function calculateWeight({ slug, popularity, createdDaysAgo, condition }: DemoProduct, seed: number): number {
  // A single returned piece has no second buyer who could review it.
  if (condition === 'used') return 0
  const luck = seededRandom(toSeed(slug, seed + 1))()
  if (createdDaysAgo < youngestDays || luck < 0.08) return 0
  return (popularity + 5) ** 3 * Math.min(1, createdDaysAgo / 120) * (0.4 + luck)
}

/** Draws how many days ago a review was written: after the product came, and recent days more often. */
export function drawDaysAgo({ createdDaysAgo }: DemoProduct, dice: Dice): number {
  const oldest = Math.min(createdDaysAgo - 7, 700)
  return 2 + Math.floor(dice() ** 1.5 * (oldest - 2))
}
