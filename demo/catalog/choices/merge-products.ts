import type { DemoProduct, DemoVariant } from '../product.ts'
import type { ChosenMake } from './chosen-make.ts'
import { leadWithOwnPictures } from './lead-pictures.ts'
import { mergeOptions } from './merge-options.ts'
import { mergeTexts } from './merge-texts.ts'
import { type ChoiceGroup, readChoices } from './read-choices.ts'

/** A product is new for this long. */
const newDays = 30

/** Turns makes into products: those of one design become one product with choices, the others stay as they are. */
export function mergeProducts(
  makes: readonly DemoProduct[],
  groups: readonly ChoiceGroup[] = readChoices(),
): DemoProduct[] {
  const groupOf = new Map(groups.flatMap((group) => group.makes.map(({ slug }) => [slug, group] as const)))
  const bySlug = new Map(makes.map((make) => [make.slug, make]))
  const done = new Set<ChoiceGroup>()
  const products = makes.flatMap((make) => {
    const group = groupOf.get(make.slug)
    if (!group) return [make]
    if (done.has(group)) return []
    done.add(group)
    const chosen = group.makes.flatMap(({ slug, choice }): ChosenMake[] => {
      const product = bySlug.get(slug)
      return product && choice ? [{ product, choice }] : []
    })
    const [first, ...others] = chosen
    return first ? [mergeMakes(group, [first, ...others])] : []
  })
  return leadWithOwnPictures(products)
}

function mergeMakes(group: ChoiceGroup, makes: readonly [ChosenMake, ...ChosenMake[]]): DemoProduct {
  const products = makes.map(({ product }) => product)
  const [{ product: first }] = makes
  const isNew = first.createdDaysAgo <= newDays
  const createdDaysAgo = isNew
    ? first.createdDaysAgo
    : Math.max(...products.map((product) => product.createdDaysAgo))
  const categories = [...new Set(products.flatMap((product) => product.categories))]
  const { options, variants } = mergeOptions(makes)
  return {
    ...first,
    slug: group.slug,
    title: group.title,
    // A new make of a product that was there before makes no new product.
    categories: categories.filter((path) => path !== 'nieuw' || isNew),
    ...mergeTexts(makes, group.subTitle),
    ...mergeLight(products),
    hasAnimalParts: products.some((product) => product.hasAnimalParts),
    popularity: Math.max(...products.map((product) => product.popularity)),
    createdDaysAgo,
    images: [...new Set(products.flatMap(({ images }) => images))],
    facetValues: [...new Set(products.flatMap(({ facetValues }) => facetValues))],
    options,
    variants: isNew ? variants.map((variant) => withoutPast(variant, createdDaysAgo)) : variants,
  }
}

/** A variant of a new product has no prices from before it came, and so no reduction either. */
function withoutPast(variant: DemoVariant, createdDaysAgo: number): DemoVariant {
  const priceCents = Math.max(...variant.prices.map((price) => price.priceCents))
  return { ...variant, prices: [{ priceCents, fromDaysAgo: createdDaysAgo }] }
}

/** All makes of a lamp come with one light source: the one that can be dimmed, if any can. */
function mergeLight(products: readonly DemoProduct[]): Pick<DemoProduct, 'energyLabel' | 'lightSource'> {
  const dimmable = products.find(({ facetValues }) => facetValues.includes('dimbaar'))
  const { energyLabel = null, lightSource = null } = dimmable ?? products[0] ?? {}
  return { energyLabel, lightSource }
}
