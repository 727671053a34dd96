import type { Image } from '@sluimer/contract/platform/primitives'
import { missingImage } from '../../media/image-of.ts'

/**
 * The pictures of a product with what they show and of which product, since products share pictures; never none, since every
 * place shows one.
 */
export function imagesOf(
  product: { slug: string; title: string },
  pictures: readonly { key: string; alt: string }[],
  images: ReadonlyMap<string, Image>,
): [Image, ...Image[]] {
  const [first, ...others] = pictures.flatMap(({ key, alt }) => {
    const image = images.get(key)
    return image === undefined ? [] : [{ ...image, alt: withTitle(product.title, alt) }]
  })
  return first === undefined ? [missingImage(product.slug, product.title)] : [first, ...others]
}

/** Words that name the product already, such as its title where nobody described the picture, stay as they are. */
const withTitle = (title: string, alt: string) => (alt.includes(title) ? alt : `${title}: ${alt}`)
