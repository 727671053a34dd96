import type { Product, Variant } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { describeMake } from '@sluimer/domain/catalog/make'
import { fold } from '@sluimer/search/text/words/tokens'
import { showChosen } from '../../catalog/tile/show-chosen.ts'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { aSize } from '../slots/find-size.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { isCalled, isInTitle, ofExtent } from './is-called.ts'
import { aLength, isNearest, isOutermost } from './make-lengths.ts'

/** A filter value that is asked for, with the names that it and its group have. */
export interface Wanted {
  readonly slug: string
  readonly group: string
  readonly title: string
}

/**
 * Shows products as the make that is asked for, also where no choice has the key of a filter value: a duvet of class 1 is its winter make, a
 * pillow for the side the high one. A summer duvet must not be shown to somebody who is cold, though the product comes as both.
 */
export async function showMakes(
  { search, products }: Pick<FilteredSources, 'products'> & { search: ProductSearch },
  tiles: readonly ProductTile[],
  { slugs, hints = [] }: AskedMake,
  at: Date,
): Promise<ProductTile[]> {
  const wanted = toWanted(search, { slugs, hints })
  const choosable = wanted.length === 0 ? [] : tiles.filter(({ variant_id: only }) => only === null)
  const pages = await products.findPages(
    choosable.map(({ id }) => Number(id)),
    at,
  )
  const pageOf = new Map(pages.map((page) => [page.id, page]))
  const shown: ProductTile[] = []
  for (const tile of tiles) {
    const page = pageOf.get(tile.id)
    const keys = page === undefined ? [] : findMakeKeys(page, wanted)
    shown.push(
      ...(await showChosen([tile], { slugs: [...slugs, ...keys], bed: undefined }, { products, at })),
    )
  }
  return shown
}

/** Which make is asked for. */
export interface AskedMake {
  readonly slugs: readonly string[]
  /** Words that no filter knows, and that may be in the name of a choice: 'thermo' of curtains, 'groot' of mirrors. */
  readonly hints?: readonly string[]
}

const hinted = 'hint'

/** Returns filter values with the names that they and their groups have; those that no filter knows are left out. */
export function toWanted({ facets }: ProductSearch, { slugs, hints = [] }: AskedMake): readonly Wanted[] {
  const named = slugs.flatMap((slug) => {
    const choice = facets.findChoice(slug)
    return choice === undefined ? [] : [{ slug, group: choice.facet.key, title: choice.value.title }]
  })
  return [...named, ...hints.map((word) => ({ slug: `${hinted}:${word}`, group: hinted, title: word }))]
}

/** Returns the keys of the choices that together are the make that the wanted values mean; none where their own keys say it. */
export function findMakeKeys(page: Product, wanted: readonly Wanted[]): readonly string[] {
  const hasKey = ({ slug }: Wanted) =>
    page.options.some(({ values }) => values.some(({ key }) => key === slug))
  // Of several sizes that would do, those in which it is made say which make is meant.
  const isSized = wanted.some((value) => value.group === sizeGroup && hasKey(value))
  const unsaid = wanted.filter((value) => !hasKey(value) && !(isSized && value.group === sizeGroup))
  if (unsaid.length === 0 || page.options.length === 0) return []
  const asked = new Set(wanted.map(({ slug }) => slug))
  let fitting: readonly Variant[] = page.variants.filter((variant) => hasAsked(page, variant, asked))
  const told = new Set<number>()
  for (const value of unsaid) {
    const meant = readMeaning(page, fitting, value)
    if (meant.length === 0 || meant.length === fitting.length) continue
    for (const place of findDeciding(page, meant, fitting)) told.add(place)
    fitting = meant
  }
  const available = fitting.filter((variant) => variant.available)
  const [first, ...others] = available.length > 0 ? available : fitting
  if (first === undefined || told.size === 0) return []
  const chosen = others.reduce((best, other) => (other.price.price < best.price.price ? other : best), first)
  return [...told].flatMap((place) => valueAt(page, chosen, place)?.key ?? [])
}

/** Whether a product comes in the make that a value means, and in none that has the other wanted values as well. */
export function lacksMake(page: Product, wanted: readonly Wanted[]): boolean {
  const hasKey = (slug: string) => page.options.some(({ values }) => values.some(({ key }) => key === slug))
  const asked = new Set(wanted.map(({ slug }) => slug))
  const fitting = page.variants.filter((variant) => hasAsked(page, variant, asked))
  return wanted.some((value) => {
    if (value.group === hinted || hasKey(value.slug)) return false
    const meant = readMeaning(page, page.variants, value)
    if (meant.length === 0 || meant.some((variant) => fitting.includes(variant))) return false
    // On the side one lies well on soft and on medium: of the firmness that was asked for, it holds as well.
    return value.group !== 'slaaphouding' || readMeaning(page, fitting, value).length === 0
  })
}

export function valueAt({ options }: Product, { value_ids: ids }: Variant, place: number) {
  return options[place]?.values.find(({ id }) => id === ids[place])
}

/** Whether a variant has a wanted value of each choice that has wanted values. */
export function hasAsked(page: Product, variant: Variant, asked: ReadonlySet<string>): boolean {
  return page.options.every(({ values }, place) => {
    const own = values.filter(({ key }) => asked.has(key))
    return own.length === 0 || own.some(({ id }) => id === variant.value_ids[place])
  })
}

/** The choices in which the meant variants differ from the others. */
function findDeciding(page: Product, meant: readonly Variant[], all: readonly Variant[]): number[] {
  return page.options.flatMap((_, place) => {
    const idsOf = (variants: readonly Variant[]) => new Set(variants.map(({ value_ids: ids }) => ids[place]))
    return idsOf(meant).size < idsOf(all).size ? [place] : []
  })
}

/** Returns the variants that a value means: those with its name, or of which the page tells it. */
function readMeaning(
  page: Product,
  variants: readonly Variant[],
  { slug, group, title }: Wanted,
): readonly Variant[] {
  if (group === hinted) return variants.filter((variant) => hasWord(page, variant, title))
  const name = toPlain(title)
  const named = variants.filter((variant) =>
    page.options.some((_, place) => isNamed(toPlain(valueAt(page, variant, place)?.title ?? ''), name)),
  )
  if (named.length > 0) return named
  if (group === sizeGroup) return keepNextLonger(page, variants, slug)
  if (group === 'warmte')
    return variants.filter((variant) => isOfWarmth(tellRow(page, variant, 'Warmteklasse'), slug))
  if (group === 'slaaphouding') return keepForPosture(page, variants, slug)
  if (group === 'materiaal') return keepOfMaterial(page, variants, name)
  return []
}

/** Whether some make of a product has a word in its name. */
export function comesAs(page: Product, hint: string): boolean {
  return page.variants.some((variant) => hasWord(page, variant, hint))
}

/** Whether a choice of a variant has a word in its name. */
export function hasWord(page: Product, variant: Variant, hint: string): boolean {
  const [, length] = aLength.exec(hint) ?? []
  if (length !== undefined) return isNearest(page, variant, Number(length))
  // 'Handdoek' names all makes of a towel.
  if (isInTitle(page.title, hint)) return false
  const isNamed = (one: Variant) =>
    page.options.some((_, place) => isCalled(valueAt(page, one, place)?.title ?? '', hint))
  if (!ofExtent.test(hint) || page.variants.some(isNamed)) return isNamed(variant)
  // Of a plant that comes in heights, and in none that is called large, the highest is the large one.
  return isOutermost(page, variant, hint)
}

/** A cover that is also for duvets of 200 cm is made 220 cm long: of a size that is no choice, the next longer one is meant. */
function keepNextLonger(page: Product, variants: readonly Variant[], slug: string): readonly Variant[] {
  const [, width, wanted] = aSize.exec(slug) ?? []
  const toLength = (variant: Variant) =>
    Math.min(
      ...page.options.flatMap((_, place) => {
        const [, own, length] = aSize.exec(valueAt(page, variant, place)?.key ?? '') ?? []
        return own === width && Number(length) > Number(wanted) ? [Number(length)] : []
      }),
    )
  const next = Math.min(...variants.map(toLength))
  return variants.filter((variant) => toLength(variant) === next && next < Number.POSITIVE_INFINITY)
}

/** 'L (42)' is L, and a sheet of 220 cm is 'ook voor 90 x 210 cm'. */
function isNamed(own: string, name: string): boolean {
  return (
    own === name ||
    own === `ook ${name}` ||
    own.endsWith(`, ${name}`) ||
    own.startsWith(`${name} (`) ||
    own.includes(`ook voor ${name}`)
  )
}

/** 'Vier seizoenen' and '4 seizoenen' are one name. */
function toPlain(title: string): string {
  return fold(title)
    .replace(/\s/g, ' ')
    .replace(/\bvier\b/g, '4')
}

/** A duvet of four seasons is one of several classes, and none of a single one. */
function isOfWarmth(told: string, slug: string): boolean {
  const isOfSeasons = /vier seizoenen/i.test(told)
  return isOfSeasons ? slug === 'vier-seizoenen' : slug === `warmteklasse-${told[0] ?? ''}`
}

/** What the rows of a make say under a label; empty without such a row. */
function tellRow(page: Product, variant: Variant, label: string): string {
  const titles = page.options.map((_, place) => valueAt(page, variant, place)?.title)
  const { specifications } = describeMake(page, [titles])
  return specifications.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value ?? ''
}

/** Keeps the makes whose own rows tell a material: of a mattress with springs only the one with a layer of latex. */
function keepOfMaterial(page: Product, variants: readonly Variant[], name: string): readonly Variant[] {
  const telling = page.specifications.filter(({ rows }) =>
    rows.some(({ value }) => toPlain(value).includes(name)),
  )
  if (telling.length === 0) return []
  return variants.filter((variant) => {
    const titles = page.options.map((_, place) => valueAt(page, variant, place)?.title)
    return describeMake({ ...page, specifications: telling }, [titles]).specifications.length > 0
  })
}

const firmnessOf: Readonly<Record<string, readonly string[]>> = {
  zijslaper: ['zacht', 'medium'],
  rugslaper: ['medium', 'stevig'],
  buikslaper: ['stevig', 'medium'],
}
const pillow = /kussen/iu

/** On the side the highest pillow keeps the neck straight, on the belly the lowest; of mattresses the firmness decides. */
function keepForPosture(page: Product, variants: readonly Variant[], slug: string): readonly Variant[] {
  if (!pillow.test(page.title)) {
    const fitting = (firmnessOf[slug] ?? []).map((key) =>
      variants.filter((variant) =>
        page.options.some((_, place) => valueAt(page, variant, place)?.key === key),
      ),
    )
    return fitting.find((found) => found.length > 0) ?? []
  }
  const measured = variants.flatMap((variant) => {
    const height = Number(/\d+/.exec(tellRow(page, variant, 'Hoogte'))?.[0] ?? Number.NaN)
    return Number.isNaN(height) ? [] : [{ variant, height }]
  })
  const heights = [...new Set(measured.map(({ height }) => height))].toSorted((a, b) => a - b)
  const middle = heights[Math.floor(heights.length / 2)]
  const wanted = slug === 'zijslaper' ? heights.at(-1) : slug === 'buikslaper' ? heights[0] : middle
  return measured.filter(({ height }) => height === wanted).map(({ variant }) => variant)
}
