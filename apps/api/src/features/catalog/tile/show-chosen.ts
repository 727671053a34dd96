import type { Product, Variant } from '@sluimer/contract/catalog/product'
import type { ProductTile, Swatch } from '@sluimer/contract/catalog/tile'
import { type BedSize, findValueForBed, formatSizeKey } from '@sluimer/domain/catalog/bed-size'
import { isSizeOption } from '@sluimer/domain/catalog/size-option'
import type { ProductShelf } from '../product/product-shelf.ts'
import { toVariantQuery } from '../variant/variant-query.ts'

/** What a visitor looks for among the variants of a product. */
export interface Wish {
  /** The chosen filter values. */
  readonly slugs: readonly string[]
  /** The visitor's own bed, if they gave its size. */
  readonly bed: BedSize | undefined
}

/**
 * Shows products as the variant that the filters ask for: its price, picture, moment and address (CT-08). A price of another
 * size would not be the price of what is looked for. An option whose values have the key of a chosen filter value is meant by
 * it; where no filter says anything about sizes, the visitor's bed does. Products without such an option stay as they are.
 */
export async function showChosen(
  tiles: readonly ProductTile[],
  { slugs, bed }: Wish,
  { products, at }: { products: ProductShelf; at: Date },
): Promise<ProductTile[]> {
  const wanted = new Set(slugs)
  const isOpen = wanted.size === 0 && bed === undefined
  const choosable = isOpen ? [] : tiles.filter(({ variant_id: only }) => only === null)
  const pages = await products.findPages(
    choosable.map(({ id }) => Number(id)),
    at,
  )
  const pageOf = new Map(pages.map((page) => [page.id, page]))
  return tiles.map((tile) => {
    const page = pageOf.get(tile.id)
    return page === undefined ? tile : toChosenTile(tile, page, { wanted, bed })
  })
}

/** The values that are asked for, by option; an option without any is left open. */
type Asked = readonly (readonly string[])[]

/** Returns the tile of the cheapest variant that has the wanted values and can be bought. */
function toChosenTile(
  tile: ProductTile,
  page: Product,
  { wanted, bed }: { wanted: ReadonlySet<string>; bed: BedSize | undefined },
): ProductTile {
  // A set that shoppers compose leads into the configurator, where its size is chosen.
  if (tile.link !== page.link) return tile
  const filtered = page.options.map(({ values }) =>
    values.filter(({ key }) => wanted.has(key)).map(({ id }) => id),
  )
  const size = findOwnSize(page, filtered, bed)
  const asked = size === undefined ? filtered : filtered.with(size.at, [size.value.id])
  if (asked.every((ids) => ids.length === 0)) return tile
  const choice = chooseVariant(page, asked)
  // Nobody asked for this size here, so what is not made or sold out in it is shown as what can be bought.
  if (size !== undefined && !choice?.chosen.available)
    return toChosenTile(tile, page, { wanted, bed: undefined })
  if (choice === undefined) return tile
  const { chosen, image, link, price, isOnly } = choice
  return {
    ...tile,
    ...{ link, price, shown_size: size === undefined ? null : formatSizeKey(size.value.key) },
    asks_size: page.options.some(({ title }, place) => isSizeOption(title) && asked[place]?.length !== 1),
    variant_id: isOnly && chosen.available ? chosen.variant_id : null,
    deal: chosen.deal,
    images: image ? [image, ...tile.images.filter(({ key }) => key !== image.key)] : tile.images,
    swatches: tile.swatches.flatMap((swatch) => toChosenSwatch(swatch, page, asked)),
    ...(tile.available && !chosen.available && { available: false, overlay: 'Tijdelijk uitverkocht' }),
    // The words of the ordinary tile are shorter, where this variant comes at the same moment.
    ...(chosen.delivery !== page.delivery && { delivery: chosen.delivery, delivery_short: chosen.delivery }),
  }
}

/** Returns the value that suits the visitor's bed, unless a filter says which size is wanted. */
function findOwnSize({ options }: Product, filtered: Asked, bed: BedSize | undefined) {
  if (bed === undefined) return undefined
  for (const [at, { values }] of options.entries()) {
    const value = findValueForBed(values, bed)
    if (value !== undefined) return filtered[at]?.length === 0 ? { at, value } : undefined
  }
  return undefined
}

/** Returns a color with what else is asked for; none where the product does not come in it like that. */
function toChosenSwatch(swatch: Swatch, page: Product, asked: Asked): Swatch[] {
  const inColor = page.options.map(({ values }, at) => {
    const own = values.find(({ title, color }) => color !== null && title === swatch.title)
    return own === undefined ? (asked[at] ?? []) : [own.id]
  })
  const choice = chooseVariant(page, inColor)
  if (choice === undefined) return []
  const { chosen, link, price } = choice
  return [{ ...swatch, link, price, available: chosen.available }]
}

function chooseVariant(page: Product, asked: Asked) {
  const fitting = page.variants.filter((variant) => isAsked(variant, asked))
  const available = fitting.filter((variant) => variant.available)
  const candidates = available.length > 0 ? available : fitting
  const [first, ...others] = candidates
  if (first === undefined) return undefined
  const chosen = others.reduce((best, other) => (other.price.price < best.price.price ? other : best), first)
  const isFrom = candidates.some(({ price }) => price.price > chosen.price.price)
  return {
    chosen,
    image: page.images.find(({ key }) => key === chosen.image_key),
    link: `${page.link}?${toVariantQuery(page, chosen)}`,
    price: { ...chosen.price, from: isFrom },
    isOnly: fitting.length === 1,
  }
}

const isAsked = ({ value_ids: values }: Variant, asked: Asked) =>
  asked.every((ids, at) => ids.length === 0 || ids.includes(values[at] ?? ''))
