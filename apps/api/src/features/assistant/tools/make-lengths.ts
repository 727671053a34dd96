import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { describeMake } from '@sluimer/domain/catalog/make'
import { fold } from '@sluimer/search/text/words/tokens'

/** A length that is asked for, as a wish has it: '57cm'. */
export const aLength = /^(\d+)cm$/u
/** Farther off than this share is another size. */
const mostOff = 0.1

/** Whether no other make is nearer to the length that is asked for. */
export function isNearest(page: Product, variant: Variant, wanted: number): boolean {
  const toOff = (one: Variant) =>
    Math.min(...listLengths(page, one).map((length) => Math.abs(length - wanted)))
  const own = toOff(variant)
  if (own > wanted * mostOff || own !== Math.min(...page.variants.map(toOff))) return false
  // Beside a make that is called by its length, one that only has it is called by something else: 'met hoes'.
  const isCalledSo = (one: Variant) => toOff(one) === own && listNamedLengths(page, one).length > 0
  return isCalledSo(variant) || !page.variants.some(isCalledSo)
}

/** Whether some make of a product has just the length that is asked for: '10cm'. */
export function comesInLength(page: Product, hint: string): boolean {
  const length = Number(aLength.exec(hint)?.[1] ?? Number.NaN)
  return page.variants.some((variant) => listLengths(page, variant).includes(length))
}

const small = /^(?:klein|laag|lage|smal|kort)/u

/** Whether no other make is called by a greater length, or by a smaller one for 'kleine'; false where all are alike. */
export function isOutermost(page: Product, variant: Variant, hint: string): boolean {
  const lengths = page.variants.flatMap((one) => listNamedLengths(page, one).map(Number))
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  const own = listNamedLengths(page, variant).map(Number)
  return least < most && own.includes(small.test(hint) ? least : most)
}

const ofLength = /^(?:Afmetingen|Doorsnede|Hoogte|Hoogte met pot|Rooster)$/u

/** Lists the lengths in the name of a choice, or else in the rows of a make: a mirror that is called large is 100 cm across. */
function listLengths(page: Product, variant: Variant): readonly number[] {
  const titles = page.options.map((_, place) => titleAt(page, variant, place))
  const named = listNamedLengths(page, variant)
  const told = describeMake(page, [titles])
    .specifications.flatMap(({ rows }) => rows)
    .filter(({ label }) => ofLength.test(label))
    .flatMap(({ value }) => value.match(/\d+/gu) ?? [])
  return (named.length > 0 ? named : told).map(Number)
}

/** Lists how long, broad or high a product is made: by the names of its choices, or else by the first figure of its rows. */
export function listMadeLengths(page: Product): readonly number[] {
  const named = page.variants.flatMap((variant) => listNamedLengths(page, variant))
  const told = page.specifications
    .flatMap(({ rows }) => rows)
    .filter(({ label }) => ofLength.test(label))
    .flatMap(({ value }) => /\d+/u.exec(value)?.[0] ?? [])
  return (named.length > 0 ? named : told).map(Number)
}

function listNamedLengths(page: Product, variant: Variant): readonly string[] {
  return page.options.flatMap(
    (_, place) => /^(\d+)\s*cm$/u.exec(fold(titleAt(page, variant, place) ?? ''))?.[1] ?? [],
  )
}

function titleAt({ options }: Product, { value_ids: ids }: Variant, place: number): string | undefined {
  return options[place]?.values.find(({ id }) => id === ids[place])?.title
}
