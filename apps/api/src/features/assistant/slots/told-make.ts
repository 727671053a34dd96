import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { fitSize } from './fit-size.ts'
import { readSlots } from './read-slots.ts'
import { sizeGroup } from './slot-value.ts'

/** Which make of goods a talk is about. */
interface ToldMake {
  readonly slugs: readonly string[]
  readonly hints: readonly string[]
}

/** Reads which make of goods a talk is about: what the message says of it, and what was said before and is not said anew. */
export function readToldMake(
  search: ProductSearch,
  { wish, subject }: { wish: Wish; subject: Subject | undefined },
): ToldMake {
  const own = readSlots(search, wish.text)
  const before = readSlots(search, subject?.wish.text ?? '')
  const groups = new Set(own.values.map(({ group }) => group))
  const values = [...own.values, ...before.values.filter(({ group }) => !groups.has(group))]
  const sizes = search.facets.all.find(({ key }) => key === sizeGroup)?.values.map(({ slug }) => slug) ?? []
  const kinds = own.kinds.length > 0 ? own.kinds : before.kinds
  return {
    slugs: values.flatMap(({ group, slugs }) => (group === sizeGroup ? fitSize(slugs, kinds, sizes) : slugs)),
    hints: [...new Set([...own.rest, ...before.rest, ...(subject?.wish.hints ?? [])])],
  }
}
