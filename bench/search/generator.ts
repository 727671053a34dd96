import type { ProductDocument } from '@sluimer/search/port'
import {
  CARE,
  COLOURS,
  FIRMNESS,
  MATERIALS,
  PATTERNS,
  SENTENCES,
  SIZES,
  SYLLABLES,
  TREE,
} from './catalogue-words.ts'
import { createDice, type Dice, seedOf, severalOf } from './dice.ts'

interface Leaf {
  ids: number[]
  titles: string[]
  types: readonly string[]
}

export const LEAVES: readonly Leaf[] = (() => {
  const leaves: Leaf[] = []
  let id = 0
  for (const [root, groups] of Object.entries(TREE)) {
    const rootId = ++id
    for (const [group, types] of Object.entries(groups))
      leaves.push({ ids: [rootId, ++id], titles: [root, group], types })
  }
  return leaves
})()

/** The products of a shop of any size, each the same for the same seed and id, whatever the order they are asked in. */
export function createCatalogue(seed = 20260101): (id: number) => ProductDocument {
  const dice = createDice(seed)
  const brands = Array.from({ length: 220 }, () =>
    titleCase(dice.pick(SYLLABLES) + dice.pick(SYLLABLES) + dice.pick(SYLLABLES)),
  )
  return (id) => aProduct(id, brands, createDice(seedOf(seed, id)))
}

/** Products 1 up to and including `count` by category and popularity: the order in which the api reads them. */
export function* inListingOrder(
  count: number,
  productOf: (id: number) => ProductDocument,
): Generator<ProductDocument> {
  const order = Float64Array.from({ length: count }, (_, at) => {
    const { categoryIds, popularity } = productOf(at + 1)
    const [root = 0, group = 0] = categoryIds
    // One number to sort by: category, then the most popular first, then the id.
    return ((root * 100 + group) * 10_000 + (9_999 - popularity)) * 2 ** 24 + at + 1
  }).sort()
  for (const key of order) yield productOf(key % 2 ** 24)
}

function aProduct(id: number, brands: readonly string[], dice: Dice): ProductDocument {
  const leaf = dice.pickSkewed(LEAVES)
  const type = dice.pick(leaf.types)
  const brand = dice.pickSkewed(brands)
  const colours = severalOf(COLOURS, 2, dice)
  const materials = severalOf(MATERIALS, 2, dice)
  const sizes = severalOf(SIZES, 4, dice)
  const priceCents = 995 + dice.skewed(190_000)
  const facets: Record<string, string[]> = {
    merk: [brand.toLowerCase()],
    kleur: colours,
    materiaal: materials,
    maat: sizes,
    hardheid: severalOf(FIRMNESS, 1, dice),
    dessin: severalOf(PATTERNS, 1, dice),
    eigenschap: severalOf(CARE, 4, dice),
    levertijd: [dice.pick(['morgen', 'deze-week', 'volgende-week', 'op-maat'])],
    garantie: [`${1 + dice.below(10)}-jaar`],
  }
  return {
    id,
    title: `${type} ${titleCase(dice.pick(SYLLABLES) + dice.pick(SYLLABLES))} ${colours[0] ?? ''}`.trim(),
    subTitle: `${materials[0] ?? ''} ${sizes[0] ?? ''}`.trim(),
    brand,
    sku: [`${brand.slice(0, 3).toUpperCase()}-${100_000 + id}`],
    categoryIds: leaf.ids,
    categoryTitles: leaf.titles,
    facets,
    facetTexts: Object.values(facets).flatMap((slugs) => slugs.map((slug) => slug.replaceAll('-', ' '))),
    description: [dice.pick(SENTENCES), dice.pick(SENTENCES), dice.pick(SENTENCES)].join(' '),
    priceCents,
    formerPriceCents: dice.chance(0.2) ? Math.floor(priceCents * (1.05 + dice.below(40) / 100)) : null,
    stock: dice.chance(0.1) ? 0 : dice.below(200),
    popularity: dice.skewed(5000),
    createdAt: 1_600_000_000 + dice.below(160_000_000),
  }
}

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
