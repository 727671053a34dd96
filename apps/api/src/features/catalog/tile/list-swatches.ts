import type { Swatch } from '@sluimer/contract/catalog/tile'
import type { Image } from '@sluimer/contract/platform/primitives'
import { toProductPath } from '@sluimer/domain/route/product-path'
import type { findNextPictures, findSwatches } from '../product/product.queries.ts'
import { chooseShownVariant } from '../variant/shown-variant.ts'

type SwatchRow = Awaited<ReturnType<typeof findSwatches>>[number]
type NextPicture = Awaited<ReturnType<typeof findNextPictures>>[number]

/** A color of a product, and the variant whose price and picture stand for it. */
export interface SwatchFacts {
  readonly fixed: Omit<Swatch, 'price' | 'image' | 'second_image'>
  readonly variantId: number
  readonly imageKey: string | null
  /** The picture that the tile shows under the pointer. */
  readonly nextKey: string | null
  readonly priceCents: number
  readonly isFrom: boolean
}

interface ColoredVariant {
  id: number
  imageKey: string | null
  priceCents: number
  stockOnHand: number
  stockReserved: number
}

/** Lists the colors of a product, each with its cheapest variant that can be bought. A single color is not a choice. */
export function listSwatches(
  product: { slug: string; leadTimeDays: number | null; configurator: string | null },
  variants: readonly ColoredVariant[],
  rows: readonly SwatchRow[],
  pictures: readonly NextPicture[],
): SwatchFacts[] {
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  const colors = [...Map.groupBy(rows, ({ key }) => key).values()]
  if (colors.length < 2) return []
  return colors.flatMap((same) => {
    const [first] = same
    const own = same.flatMap(({ variantId }) => byId.get(variantId) ?? [])
    const choice = chooseShownVariant(own, product.leadTimeDays)
    if (first === undefined || choice === undefined) return []
    const { id, imageKey, priceCents } = choice.variant
    const link = `${toProductPath(product)}?${new URLSearchParams({ [first.option]: first.key })}`
    return [
      {
        fixed: { title: first.title, color: first.color, link, available: choice.isAvailable },
        variantId: id,
        imageKey,
        nextKey: imageKey === null ? null : findNextKey(imageKey, pictures, variants),
        priceCents,
        isFrom: choice.isFrom,
      },
    ]
  })
}

/** Pictures of a color follow each other: the next one is of the same color, unless a variant has it as its own. */
function findNextKey(
  imageKey: string,
  pictures: readonly NextPicture[],
  variants: readonly ColoredVariant[],
): string | null {
  const next = pictures.find(({ key }) => key === imageKey)?.nextKey
  return next === undefined || variants.some((variant) => variant.imageKey === next) ? null : next
}

/** Returns a picture of a color; without a stand-in, because it is asked for only when the color is pressed. */
export function toSwatchImage(key: string | null, images: ReadonlyMap<string, Image>): Image | null {
  const image = key === null ? undefined : images.get(key)
  return image === undefined ? null : { ...image, placeholder: '' }
}
