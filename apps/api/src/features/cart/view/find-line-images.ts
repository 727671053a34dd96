import type { Image } from '@sluimer/contract/platform/primitives'
import { findBedImages, type ImageSources } from '../../configurator/picture/find-bed-images.ts'
import type { PricedCart } from '../price/price-cart.ts'

/** The pictures of the composed beds in a cart, by the ids of the beds. */
export type LineImages = ReadonlyMap<string, Image>

/** Finds what the lines of a cart show instead of the picture of their article. */
export function findLineImages(
  sources: ImageSources,
  { lines }: Pick<PricedCart, 'lines'>,
): Promise<LineImages> {
  return findBedImages(
    sources,
    lines.flatMap(({ bed }) => bed?.id ?? []),
  )
}
