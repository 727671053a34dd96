import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { fitSize } from '../slots/fit-size.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { understandWish } from '../slots/understand-wish.ts'

/** What goods can be chosen in, as the shop writes it. */
export interface Choices {
  readonly titles: readonly string[]
  /** How many products there are to choose from. */
  readonly count: number
}

/** Lists the values of a filter group that goods have: the colors of all vases, the one with most products first; undefined for no goods of the shop. */
export async function listChoicesOfKind(
  sources: ListingSources,
  wish: Wish,
  { group, at }: { group: string; at: Date },
): Promise<Choices | undefined> {
  const { scope, isOfKind } = await understandWish(sources, wish, at)
  if (!isOfKind || scope.ids === undefined) return undefined
  const { [group]: _, ...filters } = scope.filters
  return listChoicesOf(sources, scope.ids, { group, filters })
}

/** Lists the values of a filter group that certain products have. */
export function listChoicesOf(
  { search: { index, facets } }: ListingSources,
  ids: readonly number[],
  { group, filters = {} }: { group: string; filters?: Readonly<Record<string, readonly string[]>> },
): Choices {
  const { counts, total } = index.list({ ids, filters, sort: 'popularity', offset: 0, limit: 0 })
  const titles = (counts[group] ?? [])
    .filter(({ count }) => count > 0)
    .flatMap(({ value }) => facets.findChoice(value)?.value.title ?? [])
  return { titles, count: total }
}

/** Lists those of some sizes that are for the persons of a wish, 'eenpersoons' or 'lits-jumeaux'; none for a wish without these. */
export function listForPersons(
  search: ProductSearch,
  text: string,
  titles: readonly string[],
): readonly string[] {
  const { kinds, values } = readSlots(search, text)
  const persons = values.find(({ group, slugs }) => group === sizeGroup && !/\d{2}/u.test(slugs[0] ?? ''))
  if (persons === undefined) return []
  const sizes = titles.map((title) => [title, title.replace(/^(\d+) x (\d+) cm$/u, '$1x$2')] as const)
  const known = sizes.map(([, size]) => size)
  const fitting = fitSize(persons.slugs, kinds, known)
  return sizes.filter(([, size]) => fitting.includes(size)).map(([title]) => title)
}
