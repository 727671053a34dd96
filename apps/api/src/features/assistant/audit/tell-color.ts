import type { Wish } from '@sluimer/assistant/wish/read-wish'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ProductSearch } from '../../search/index/product-search.ts'
import type { Draft } from '../draft/draft.ts'
import { colors } from '../slots/apply-values.ts'
import { listShades } from '../slots/find-shade.ts'
import { readSlots } from '../slots/read-slots.ts'

/** Says that goods do not come in the color that a wish tells, where none of them does and the answer passes it over; empty otherwise. */
export function tellLackedColor(
  search: ProductSearch,
  { products, content }: Pick<Draft, 'products' | 'content'>,
  { text, either, story = [], loose = [] }: Wish,
): string {
  const [color, ...others] = readSlots(search, text).values.filter(({ group }) => group === colors)
  // Of two colors one is enough, and the color of what somebody has is none of the goods.
  if (color === undefined || others.length > 0 || either !== undefined || color.isNear) return ''
  if ([...story, ...loose].includes(color.words)) return ''
  const said = fold(content)
  // What an answer quotes or denies has been told already.
  const isSaid =
    /“|\bniet\b|\bkleur\b/u.test(content) ||
    [color.title, color.words].some((word) => said.includes(fold(word)))
  const query = {
    ids: products.map(({ id }) => Number(id)),
    filters: { [colors]: [...color.slugs, ...listShades(search, color.words)] },
  }
  const isHad = () => search.index.list({ ...query, sort: 'popularity', offset: 0, limit: 0 }).total > 0
  return isSaid || isHad() ? '' : `In ${color.title.toLowerCase()} vond ik dit niet.`
}
