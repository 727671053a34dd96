import type { Image } from '@sluimer/contract/platform/primitives'
import { missingImage } from '../media/image-of.ts'

/** The pictures of a product with the product's own words for them; never none, since every place shows one. */
export function imagesOf(
  product: { slug: string; title: string },
  pictures: readonly { key: string; alt: string }[],
  images: ReadonlyMap<string, Image>,
): [Image, ...Image[]] {
  const [first, ...others] = pictures.flatMap(({ key, alt }) => {
    const image = images.get(key)
    return image === undefined ? [] : [{ ...image, alt }]
  })
  return first === undefined ? [missingImage(product.slug, product.title)] : [first, ...others]
}
