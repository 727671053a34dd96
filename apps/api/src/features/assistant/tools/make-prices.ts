import type { Product, Variant } from '@sluimer/contract/catalog/product'
import type { PriceRange } from '@sluimer/search/port'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { type AskedMake, comesAs, findMakeKeys, lacksMake, toWanted, type Wanted } from './show-makes.ts'

/** Goods whose makes are read: of more the index has to do. */
export const mostRead = 120

interface Sources extends Pick<FilteredSources, 'products'> {
  readonly search: ProductSearch
}

interface Asked extends AskedMake {
  readonly ids: readonly number[]
  readonly at: Date
}

/** Returns what the makes of goods cost that have the wanted values: a duvet of 240 cm costs more than its smallest. Null without any. */
export async function findPricesOfMakes(sources: Sources, asked: Asked): Promise<PriceRange | null> {
  const { pages, wanted } = await readPages(sources, asked)
  const cents = pages.flatMap((page) => listCents(page, wanted))
  return cents.length === 0 ? null : { minCents: Math.min(...cents), maxCents: Math.max(...cents) }
}

/** Returns what the cheapest make of a product costs that has the wanted values; undefined when none has. */
export function findLowestCents(search: ProductSearch, page: Product, asked: AskedMake): number | undefined {
  const wanted = toWanted(search, asked)
  const cents = listFitting(page, wanted).length === 0 ? [] : listCents(page, wanted)
  return cents.length === 0 ? undefined : Math.min(...cents)
}

/** A product with what its dearest make costs. */
export interface Dearest {
  readonly page: Product
  readonly cents: number
}

/** Finds the product of which some wanted make costs the most. Null without any. */
export async function findDearestMake(sources: Sources, asked: Asked): Promise<Dearest | null> {
  const { pages, wanted } = await readPages(sources, asked)
  const dearest = pages.map((page) => ({ page, cents: Math.max(0, ...listCents(page, wanted)) }))
  return dearest.toSorted((one, other) => other.cents - one.cents)[0] ?? null
}

/** A product with the keys of the choices that are its cheapest make within a range of prices. */
interface InRange {
  readonly id: number
  readonly keys: readonly string[]
}

/** Finds goods of which the index knows another price, and that have a make within the range. */
export async function findMakesInRange(
  sources: Sources,
  asked: Asked,
  { minCents, maxCents }: PriceRange,
): Promise<readonly InRange[]> {
  const { pages, wanted } = await readPages(sources, asked)
  const isWithin = ({ price }: { price: number }) => price >= minCents && price <= maxCents
  return pages.flatMap((page) => {
    if (page.variants.length === 0) return isWithin(page.price) ? [{ id: Number(page.id), keys: [] }] : []
    const fitting = listFitting(page, wanted).filter(({ available, price }) => available && isWithin(price))
    const [first, ...others] = fitting
    if (first === undefined) return []
    const chosen = others.reduce(
      (best, other) => (other.price.price < best.price.price ? other : best),
      first,
    )
    return [{ id: Number(page.id), keys: listKeys(page, chosen) }]
  })
}

/** Keeps the goods of which one make has all wanted values: a sheet for a topper that is not made in anthracite is none. */
export async function keepMade(sources: Sources, asked: Asked): Promise<readonly number[]> {
  const pages = await sources.products.findPages(asked.ids, asked.at)
  const wanted = toWanted(sources.search, { slugs: asked.slugs })
  const lacking = new Set(pages.filter((page) => lacksMake(page, wanted)).map(({ id }) => Number(id)))
  return asked.ids.filter((id) => !lacking.has(id))
}

/** Finds the make of each product whose price is nearest to a range, the nearest first: above 300 euro the dearest, however cheap its smallest is. */
export async function findNearestMakes(
  sources: Sources,
  asked: Asked,
  { minCents, maxCents }: PriceRange,
): Promise<readonly InRange[]> {
  const { pages, wanted } = await readPages(sources, asked)
  const toDistance = (cents: number) => Math.max(minCents - cents, cents - maxCents, 0)
  return pages
    .flatMap((page) => {
      const [nearest] = listFitting(page, wanted)
        .filter(({ available }) => available)
        .map((variant) => ({ variant, distance: toDistance(variant.price.price) }))
        .toSorted((a, b) => a.distance - b.distance)
      const { distance = toDistance(page.price.price), variant } = nearest ?? {}
      return [{ id: Number(page.id), keys: variant === undefined ? [] : listKeys(page, variant), distance }]
    })
    .toSorted((a, b) => a.distance - b.distance)
}

/** Puts goods in the order of what their make costs that is asked for: a sheet of 180 cm may cost less than one whose smallest costs less. */
export async function orderByMake(
  sources: Sources,
  asked: Asked,
  order: 'cheapest' | 'dearest',
): Promise<readonly InRange[]> {
  const { pages, wanted } = await readPages(sources, asked)
  // Without a make that is asked for, the index knows the order.
  const isOfMake = wanted.some(({ slug }) => asked.slugs.includes(slug))
  if (!isOfMake && !pages.some((page) => asked.hints?.some((hint) => comesAs(page, hint)))) return []
  const sign = order === 'cheapest' ? 1 : -1
  return (
    pages
      .flatMap((page) => {
        const [first] = listFitting(page, wanted)
          .filter(({ available }) => available)
          .toSorted((a, b) => a.price.price - b.price.price)
        const cents = first?.price.price ?? page.price.price
        const isOut = first === undefined && page.variants.length > 0
        return [{ id: Number(page.id), keys: first === undefined ? [] : listKeys(page, first), cents, isOut }]
      })
      // What is sold out in that make is no cheapest: its own price is that of another make.
      .toSorted((a, b) => Number(a.isOut) - Number(b.isOut) || sign * (a.cents - b.cents))
  )
}

/** Reads the pages of goods, and which values their makes must have. */
async function readPages({ products, search }: Sources, { ids, slugs, hints, at }: Asked) {
  const all = await products.findPages(ids, at)
  // Of mirrors of which some come large, a large one is none of the others.
  const having = all.filter((page) => hints?.some((hint) => comesAs(page, hint)))
  return {
    pages: having.length > 0 ? having : all,
    wanted: toWanted(search, { slugs, ...(hints && { hints }) }),
  }
}

function listCents(page: Product, wanted: readonly Wanted[]): readonly number[] {
  const fitting = listFitting(page, wanted)
  const available = fitting.filter((variant) => variant.available)
  const sold = available.length > 0 ? available : fitting
  return page.variants.length === 0 ? [page.price.price] : sold.map(({ price }) => price.price)
}

/** Lists the makes that have the wanted values, by the keys of their choices or by what the page tells of them. */
export function listFitting(page: Product, wanted: readonly Wanted[]): readonly Variant[] {
  const { options, variants } = page
  const keys = findMakeKeys(page, wanted)
  const hasKey = (slug: string) => options.some(({ values }) => values.some(({ key }) => key === slug))
  // A sheet that is also for another size says so in its name; one that does not, in that color, is none of it.
  const sizes = wanted.filter(({ group }) => group === sizeGroup)
  if (keys.length === 0 && sizes.length > 0 && !sizes.some(({ slug }) => hasKey(slug))) return []
  if (keys.length === 0 && lacksMake(page, wanted)) return []
  const slugs = new Set([...wanted.map(({ slug }) => slug), ...keys])
  const asked = options.map(({ values }) => values.filter(({ key }) => slugs.has(key)).map(({ id }) => id))
  return variants.filter(({ value_ids: ids }) =>
    asked.every((own, place) => own.length === 0 || own.includes(ids[place] ?? '')),
  )
}

/** Lists the keys of the values that a variant has. */
export function listKeys({ options }: Product, { value_ids: ids }: Variant): readonly string[] {
  return options.flatMap(({ values }, place) => values.find(({ id }) => id === ids[place])?.key ?? [])
}
