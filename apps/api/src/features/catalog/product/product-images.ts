import type { Image } from '@sluimer/contract/platform/primitives'
import { createMissingImage } from '../../media/to-image.ts'

/**
 * Returns a product's pictures, and after them the views of a set, each with a text that names the product too, since products
 * share pictures. There is always at least one, since every place shows one.
 */
export function toProductImages(
  product: { slug: string; title: string },
  pictures: readonly { key: string; alt: string }[],
  images: ReadonlyMap<string, Image>,
  views: readonly Image[] = [],
): [Image, ...Image[]] {
  const own = pictures.flatMap(({ key, alt }) => {
    const image = images.get(key)
    return image === undefined ? [] : [{ ...image, alt }]
  })
  const [first, ...others] = [...own, ...views].map((image) => ({
    ...image,
    alt: withTitle(product.title, image.alt),
  }))
  return first === undefined ? [createMissingImage(product.slug, product.title)] : [first, ...others]
}

/** A text that names the product stays as it is, such as the title that stands in for a missing description. */
const withTitle = (title: string, alt: string) => (alt.includes(title) ? alt : `${title}: ${alt}`)
