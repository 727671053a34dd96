import {
  type ChosenTitles,
  describeMake,
  isMakeNamed,
  readMakeNames,
  splitPart,
} from '@sluimer/domain/catalog/make'
import type { DemoProduct, DemoVariant } from './product.ts'

/**
 * Lists what a product is in each of its makes: the same cover in percal and in flannel has another composition, other
 * care and other rows. A make is left with what is true of itself.
 */
export function listMakes(product: DemoProduct): DemoProduct[] {
  const named = listNames(product).flatMap((text) => readMakeNames(text, product.options)?.flat() ?? [])
  const places = product.options.flatMap(({ values }, at) =>
    values.some(({ title }) => named.includes(title.toLowerCase())) ? [at] : [],
  )
  const chosen = ({ values }: DemoVariant) => places.map((at) => values[at]).join(' ')
  return Array.from(Map.groupBy(product.variants, chosen), ([choice, variants]) => ({
    ...product,
    slug: [product.slug, choice].filter(Boolean).join(' '),
    variants,
    ...describeMakeOf(product, variants),
  }))
}

/** Lists all that may be a name of makes. */
const listNames = ({ specifications, composition, care }: DemoProduct): string[] => [
  ...specifications.map(({ title }) => title),
  ...composition.map(({ part }) => splitPart(part).names),
  ...care.map((line) => line.split(': ')[0] ?? ''),
]

function describeMakeOf(whole: DemoProduct, variants: readonly DemoVariant[]) {
  const makes = variants.map((variant) => titlesOf(variant, whole))
  const told = describeMake(whole, makes)
  const isOf = (text: string) => isMakeNamed(text, whole.options, makes)
  const isWarm = createWarmthTest(told.specifications)
  return {
    ...told,
    facetValues: whole.facetValues.filter((value) => isFoundBy(value, whole, variants) && isWarm(value)),
    description: whole.description.filter((text) => isOf(text.split(': ')[0] ?? '') !== false),
  }
}

const titlesOf = ({ values }: DemoVariant, { options }: DemoProduct): ChosenTitles =>
  options.map((option, at) => option.values.find(({ key }) => key === values[at])?.title)

/** Returns a test that leaves of the classes of warmth the one that the rows of a make name; other values pass. */
function createWarmthTest(specifications: DemoProduct['specifications']): (value: string) => boolean {
  const rows = specifications.flatMap((group) => group.rows)
  const told = rows.find(({ label }) => label === 'Warmteklasse')?.value
  return (value) => {
    if (told === undefined || !/^(warmteklasse-|vier-seizoenen)/.test(value)) return true
    return told.includes('vier seizoenen') ? value === 'vier-seizoenen' : value === `warmteklasse-${told[0]}`
  }
}

/** Whether a filter value that names a choice (a cloth, a firmness, a size) is one of these variants; any other is. */
function isFoundBy(value: string, { options }: DemoProduct, variants: readonly DemoVariant[]): boolean {
  const places = options.flatMap(({ values }, at) => (values.some((one) => one.key === value) ? [at] : []))
  return places.length === 0 || places.some((at) => variants.some(({ values }) => values[at] === value))
}
