import type { Product, ProductOption, Variant } from '@sluimer/contract/catalog/product'
import { type BedSize, findValueForBed } from '@sluimer/domain/catalog/bed-size'

export interface ValueChoice {
  id: string
  title: string
  color: string | null
  /** The query for this value; the other choices are kept as far as such a variant exists. */
  search: string
  isSelected: boolean
  /** Whether it cannot be ordered now: not with the other choices or, where it is not made with them, not with any. */
  isSoldOut: boolean
  /** What else is chosen with it where it is not made with the other choices: '120 x 150 cm'. */
  alsoChosen: string[]
}

export interface OptionChoice {
  id: string
  title: string
  chosen: string
  hasColors: boolean
  values: ValueChoice[]
}

type Choosable = Pick<Product, 'options' | 'variants' | 'variant_id'>

/** Returns the product so that it is shown first in the size that suits a visitor's bed, if it can be bought in that size. */
export function preferBed<P extends Choosable>(product: P, bed: BedSize | undefined): P {
  const first = product.variants.find(({ variant_id }) => variant_id === product.variant_id)
  if (bed === undefined || first === undefined) return product
  const fitting = product.options.map(({ values }) => findValueForBed(values, bed)?.id)
  if (fitting.every((id) => id === undefined)) return product
  const wanted = fitting.map((id, index) => id ?? first.value_ids[index])
  const own = nearest(product.variants, wanted, fitting)
  return own?.available ? { ...product, variant_id: own.variant_id } : product
}

/**
 * Returns the variant that a page's query asks for (`?kleur=salie&maat=240x220`). Missing values come from the variant
 * that is shown first; a combination that does not exist becomes the nearest one that does.
 */
export function findChosenVariant(product: Choosable, search: URLSearchParams): Variant {
  const first = product.variants.find(({ variant_id }) => variant_id === product.variant_id)
  const fallback = first ?? product.variants[0]
  if (!fallback) throw new Error('a product has at least one variant')
  const asked = product.options.map((option) => {
    const key = search.get(option.key)
    return option.values.find((value) => value.key === key)?.id
  })
  if (asked.every((id) => id === undefined)) return fallback
  const wanted = asked.map((id, index) => id ?? fallback.value_ids[index])
  return nearest(product.variants, wanted, asked) ?? fallback
}

/** Returns the values of every option as links, with what is chosen now and what is sold out. */
export function listOptionChoices(product: Choosable, variant: Variant): OptionChoice[] {
  return product.options.map((option, index) => ({
    id: option.id,
    title: option.title,
    chosen: option.values.find(({ id }) => id === variant.value_ids[index])?.title ?? '',
    hasColors: option.values.some(({ color }) => color !== null),
    values: option.values.map((value) => valueChoice(product, variant, index, value)),
  }))
}

/** Returns the query that leads to a variant. */
export function toSearch(options: readonly ProductOption[], variant: Variant): string {
  const params = new URLSearchParams()
  options.forEach((option, index) => {
    const value = option.values.find(({ id }) => id === variant.value_ids[index])
    if (value) params.set(option.key, value.key)
  })
  const search = params.toString()
  return search ? `?${search}` : ''
}

function valueChoice(
  product: Choosable,
  variant: Variant,
  optionIndex: number,
  value: ProductOption['values'][number],
): ValueChoice {
  const wanted = variant.value_ids.with(optionIndex, value.id)
  const must = wanted.map((id, index) => (index === optionIndex ? id : undefined))
  const target = nearest(product.variants, wanted, must)
  const others = product.options.filter((_, index) => wanted[index] !== target?.value_ids[index])
  return {
    id: value.id,
    title: value.title,
    color: value.color,
    search: target ? toSearch(product.options, target) : '',
    isSelected: variant.value_ids[optionIndex] === value.id,
    isSoldOut: !target?.available,
    alsoChosen: others.flatMap(
      ({ values }) => values.find(({ id }) => target?.value_ids.includes(id))?.title ?? [],
    ),
  }
}

/**
 * Returns the variant with all wanted values, or else the nearest: the values that were asked for count first, then
 * whether it can be ordered, then the rest.
 */
function nearest(
  variants: readonly Variant[],
  wanted: readonly (string | undefined)[],
  asked: readonly (string | undefined)[],
): Variant | undefined {
  const sameAs = (ids: readonly (string | undefined)[], variant: Variant) =>
    ids.filter((id, index) => id !== undefined && id === variant.value_ids[index]).length
  const exact = variants.find((variant) => sameAs(wanted, variant) === wanted.length)
  if (exact) return exact
  const score = (variant: Variant) =>
    sameAs(asked, variant) * 1000 + (variant.available ? 100 : 0) + sameAs(wanted, variant)
  return variants.toSorted((a, b) => score(b) - score(a))[0]
}
