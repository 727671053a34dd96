import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { narrowPage } from './narrow-page.ts'

/** Pages with the makes that can be held against each other. */
interface Alike {
  readonly pages: readonly Product[]
  /** What these makes are, as words of a sentence: ' (klasse 4, 140 x 200 cm)'; empty when all of them count. */
  readonly make: string
}

const aSize = /^\d{2,3}x\d{2,3}$/u

/**
 * Leaves of pages the makes that the texts of a talk ask for, in one size that all of them have: a duvet for a cot weighs less than any other,
 * and a summer duvet less than the winter make of the same product.
 */
export function narrowAlike(
  search: ProductSearch,
  texts: readonly string[],
  pages: readonly Product[],
): Alike {
  const values = texts.flatMap((text) => readSlots(search, text).values)
  const asked = values.filter(({ group }, at) => values.findIndex((one) => one.group === group) === at)
  const sizes = asked.some(({ group }) => group === sizeGroup) ? [] : listCommonSizes(pages).slice(0, 1)
  const slugs = [...asked.flatMap((value) => value.slugs), ...sizes]
  const titles = [
    ...asked.map(({ title }) => title),
    ...sizes.map((slug) => search.facets.findChoice(slug)?.value.title ?? slug),
  ]
  const narrowed = pages.map((page) => narrowPage(search, page, { slugs }))
  const isSame = narrowed.every((page, at) => page === pages[at])
  return isSame || titles.length === 0
    ? { pages, make: '' }
    : { pages: narrowed, make: ` (${titles.map((title) => title.toLowerCase()).join(', ')})` }
}

/** Lists the sizes in figures in which each of the pages comes. */
function listCommonSizes(pages: readonly Product[]): readonly string[] {
  const [first = [], ...others] = pages.map(({ options }) =>
    options.flatMap(({ values }) => values.map(({ key }) => key).filter((key) => aSize.test(key))),
  )
  return first.filter((size) => others.every((keys) => keys.includes(size)))
}
