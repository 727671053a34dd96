import type { DemoProduct, DemoVariant } from '../product.ts'

/**
 * Puts a picture first that no other product begins with, as far as there are enough. A towel in eight colours can lead
 * with any of them, so that two kinds of towel side by side do not look like one.
 */
export function leadWithOwnPictures(products: readonly DemoProduct[]): DemoProduct[] {
  const taker = new Map<string, DemoProduct>()
  for (const wanted of ['new', 'used'])
    for (const product of products) if (product.condition === wanted) claimPicture(product, taker, new Set())
  const own = new Map(Array.from(taker, ([key, product]) => [product, key]))
  return products.map((product) => {
    const first = own.get(product)
    return first ? leadWith(product, first) : product
  })
}

/** Puts a picture first, and what it shows: of variants at one price, the first is the one that tiles and pages show. */
function leadWith(product: DemoProduct, first: string): DemoProduct {
  const { images, variants } = product
  const isFirst = (variant: DemoVariant) => Number(variant.imageKey === first)
  return {
    ...product,
    images: [first, ...images.filter((key) => key !== first)],
    variants: variants.toSorted((a, b) => isFirst(b) - isFirst(a)),
  }
}

/** Takes a free picture, or one whose product finds another. */
function claimPicture(product: DemoProduct, taker: Map<string, DemoProduct>, tried: Set<string>): boolean {
  return rankPictures(product).some((key) => {
    if (tried.has(key)) return false
    tried.add(key)
    const other = taker.get(key)
    if (other !== undefined && !claimPicture(other, taker, tried)) return false
    taker.set(key, product)
    return true
  })
}

/** Ranks pictures that show the whole product in one of its variants before close-ups; goods that came back take what is left. */
function rankPictures({ condition, images, variants }: DemoProduct): string[] {
  if (condition === 'used') return images.toReversed()
  const shown = new Set(variants.flatMap(({ imageKey }) => imageKey ?? []))
  const rank = (key: string) => (shown.has(key) ? 0 : key.endsWith('-detail') ? 2 : 1)
  return images.toSorted((a, b) => rank(a) - rank(b))
}
