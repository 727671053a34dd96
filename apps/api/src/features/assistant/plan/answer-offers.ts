import { createFacts } from '@sluimer/assistant/exit/facts'
import type { Concept } from '@sluimer/assistant/intent/concepts'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import { aDraft, addTileFacts, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { hasConcept } from '../reading/service-words.ts'
import { toStems } from '../shown/pick-pages.ts'
import { getGoods } from '../tools/search-goods.ts'

const mostTiles = 4
/** What somebody asks of such goods who does not ask which there are. */
const asksOther: readonly Concept[] = [
  'return',
  'broken',
  'pay',
  'deliver',
  'parcel',
  'law',
  'business',
  'status',
  'goods',
]
const ofCode = /\b(?:\p{L}*codes?|vouchers?|\p{L}*bon(?:nen)?)\b/iu

/**
 * Answers what the shop's own departments of offers are: '2+2 gratis, hoe werkt dat?', 'wat is de deal van vandaag?' Undefined for a message
 * that names none of them, and for one that asks what holds for their goods.
 */
export async function answerOffers(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  if (ofCode.test(message) || hasConcept(message, asksOther)) return undefined
  const { search } = sources
  const offers = search.categories.all.find(({ path }) => path === 'aanbiedingen')
  const said = toStems(message.replace(/\b(\p{L}*deals?) van vandaag\b/giu, '$1 van de dag'))
  const row = search.categories.all.find(
    ({ title, parentId, countdown }) =>
      offers !== undefined &&
      (parentId === offers.id || countdown !== null) &&
      toStems(title).every((stem) => said.includes(stem)),
  )
  if (row === undefined) return undefined
  const { ids } = search.index.list({
    ...{ categoryId: row.id, filters: {}, sort: 'popularity' },
    ...{ offset: 0, limit: mostTiles },
  })
  const products = await getGoods(sources, ids, at)
  const facts = createFacts()
  addTileFacts(facts, products)
  const { title, link } = categoryLink(row)
  facts.paths.add(link)
  facts.texts.push(row.description)
  const rest = products.length === 0 ? 'Op dit moment staat daar niets.' : 'Dit hoort er nu bij:'
  return aDraft(`${row.description} ${rest}`.trim(), { products, links: [{ title, path: link }], facts })
}
