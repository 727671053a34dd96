import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import type { Product } from '@sluimer/contract/catalog/product'
import { aDraft, addPageFacts, addTileFacts, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { getGoods } from '../tools/search-goods.ts'

/** Makes an answer about products that were shown, whose pages and tiles are its facts. */
export async function toShownDraft(
  sources: Sources,
  { subject, wish, at }: Turn,
  pages: readonly Product[],
  content: string,
  parts: Pick<Partial<Draft>, 'needsPerson'> = {},
): Promise<Draft> {
  const facts = createFacts()
  const tiles = await getGoods(
    sources,
    pages.map(({ id }) => Number(id)),
    at,
  )
  addTileFacts(facts, tiles)
  for (const page of pages) addPageFacts(facts, page)
  const shownIds = subject?.productIds ?? []
  const first = pages.map(({ id }) => Number(id))
  const productIds = [...first, ...shownIds.filter((id) => !first.includes(id))]
  return aDraft(content, {
    ...parts,
    products: tiles,
    facts,
    subject: writeSubject({
      wish: subject?.wish ?? wish,
      productIds,
    }),
  })
}
