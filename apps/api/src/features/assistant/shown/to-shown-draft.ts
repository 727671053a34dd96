import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import type { Product } from '@sluimer/contract/catalog/product'
import { aDraft, addPageFacts, addTileFacts, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { readToldMake } from '../slots/told-make.ts'
import { getGoods } from '../tools/search-goods.ts'
import { showMakes } from '../tools/show-makes.ts'

/** Makes an answer about products that were shown, each as the make that the talk is about; their pages and tiles are its facts. */
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
  // After a size or a warmth was told, the price of another make would not be the price of these.
  const products = await showMakes(sources, tiles, readToldMake(sources.search, { wish, subject }), at)
  addTileFacts(facts, products)
  for (const page of pages) addPageFacts(facts, page)
  const shownIds = subject?.productIds ?? []
  const first = pages.map(({ id }) => Number(id))
  const productIds = [...first, ...shownIds.filter((id) => !first.includes(id))]
  return aDraft(content, {
    ...parts,
    products,
    facts,
    subject: writeSubject({
      wish: subject?.wish ?? wish,
      productIds,
    }),
  })
}
