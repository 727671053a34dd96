import type { Product, Variant } from '@sluimer/contract/catalog/product'
import type { ProductTile, Swatch } from '@sluimer/contract/catalog/tile'
import type { ProductShelf } from '../../catalog/product/product-shelf.ts'

/**
 * Shows products as the variant that the filters ask for: its price, picture, moment and address (CT-08). A price of another
 * size would not be the price of what is looked for. An option whose values have the key of a chosen filter value is meant by
 * it; products without such an option stay as they are.
 */
export async function showChosen(
  tiles: readonly ProductTile[],
  slugs: readonly string[],
  { products, at }: { products: ProductShelf; at: Date },
): Promise<ProductTile[]> {
  const wanted = new Set(slugs)
  const choosable = wanted.size === 0 ? [] : tiles.filter(({ variant_id: only }) => only === null)
  const pages = await products.findPages(
    choosable.map(({ id }) => Number(id)),
    at,
  )
  const pageOf = new Map(pages.map((page) => [page.id, page]))
  return tiles.map((tile) => {
    const page = pageOf.get(tile.id)
    return page === undefined ? tile : toChosenTile(tile, page, wanted)
  })
}

/** The values that are asked for, by option; an option without any is left open. */
type Asked = readonly (readonly string[])[]

/** Returns the tile of the cheapest variant that has the wanted values and can be bought. */
function toChosenTile(tile: ProductTile, page: Product, wanted: ReadonlySet<string>): ProductTile {
  const asked = page.options.map(({ values }) =>
    values.filter(({ key }) => wanted.has(key)).map(({ id }) => id),
  )
  if (asked.every((ids) => ids.length === 0)) return tile
  const choice = chooseVariant(page, asked)
  if (choice === undefined) return tile
  const { chosen, image, link, price } = choice
  return {
    ...tile,
    ...{ link, price },
    deal: chosen.deal,
    images: image ? [image, ...tile.images.filter(({ key }) => key !== image.key)] : tile.images,
    swatches: tile.swatches.flatMap((swatch) => toChosenSwatch(swatch, page, asked)),
    ...(tile.available && !chosen.available && { available: false, overlay: 'Tijdelijk uitverkocht' }),
    // The words of the ordinary tile are shorter, where this variant comes at the same moment.
    ...(chosen.delivery !== page.delivery && { delivery: chosen.delivery, delivery_short: chosen.delivery }),
  }
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
    link: `${page.link}?${toQuery(page, chosen)}`,
    price: { ...chosen.price, from: isFrom },
  }
}

const isAsked = ({ value_ids: values }: Variant, asked: Asked) =>
  asked.every((ids, at) => ids.length === 0 || ids.includes(values[at] ?? ''))

function toQuery({ options }: Product, { value_ids: chosen }: Variant): URLSearchParams {
  return new URLSearchParams(
    options.flatMap(({ key, values }, at): [string, string][] => {
      const value = values.find(({ id }) => id === chosen[at])
      return value === undefined ? [] : [[key, value.key]]
    }),
  )
}
