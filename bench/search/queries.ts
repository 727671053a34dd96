import { categories, facets } from '@sluimer/demo/catalog/catalog-names'
import { readDemoProducts } from '@sluimer/demo/catalog/demo-products'
import type { DemoProduct } from '@sluimer/demo/catalog/product'
import type { ProductQuery, SortOrder } from '@sluimer/search/port'
import { findLineage } from '../catalogue/to-document.ts'
import type { Dice } from './dice.ts'

const sorts: readonly SortOrder[] = [
  'popularity',
  'popularity',
  'popularity',
  'price_asc',
  'price_desc',
  'newest',
  'discount',
]

/** The most popular products first, since visitors want what sells. */
const wanted = (await readDemoProducts()).toSorted((a, b) => b.popularity - a.popularity)

/** Makes a listing as visitors ask for it: mostly a category, up to three filters, sometimes a price range or a later page. */
export function aListingQuery(dice: Dice): ProductQuery {
  const product = dice.pickSkewed(wanted)
  const line = findLineage(product.categories[0] ?? '')
  const place = dice.chance(0.3) ? 0 : line.length - 1
  const filters: Record<string, string[]> = {}
  for (const [facet, share] of [
    ['kleur', 0.5],
    ['maat', 0.35],
    ['materiaal', 0.25],
  ] as const) {
    const slugs = listValues(product, facet).map(({ slug }) => slug)
    if (slugs.length > 0 && dice.chance(share)) filters[facet] = [dice.pick(slugs)]
  }
  return {
    categoryId: (line[place] ?? categories.length) + 1,
    filters,
    ...(dice.chance(0.15) && { priceRange: { minCents: 2_000, maxCents: 20_000 + dice.below(50_000) } }),
    sort: dice.pick(sorts),
    offset: dice.chance(0.8) ? 0 : 24 * dice.below(10),
    limit: 24,
  }
}

/** Makes a text as visitors type it: a kind of product, with its color, size or material, typing errors, or unfinished. */
export function aText(dice: Dice): string {
  const product = dice.pickSkewed(wanted)
  const [noun = ''] = product.title.toLowerCase().split(' ')
  const parts = [noun]
  const add = (facet: string, share: number) => {
    const titles = listValues(product, facet).map(({ title }) => title.toLowerCase())
    if (titles.length > 0 && dice.chance(share)) parts.push(dice.pick(titles))
  }
  add('kleur', 0.35)
  add('maat', 0.25)
  add('materiaal', 0.15)
  const text = parts.join(' ')
  if (dice.chance(0.12)) {
    const at = 2 + dice.below(Math.max(1, noun.length - 3))
    return text.slice(0, at) + text.slice(at + 1)
  }
  return dice.chance(0.1) ? text.slice(0, Math.max(4, text.length - 3)) : text
}

const listValues = ({ facetValues }: DemoProduct, facet: string) =>
  (facets.find(({ key }) => key === facet)?.values ?? []).filter(({ slug }) => facetValues.includes(slug))
