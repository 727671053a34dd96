import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { formatNames } from '@sluimer/domain/language/format-names'
import { aDraft, addTileFacts, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { isGoods } from '../slots/judge-words.ts'
import { understandWish } from '../slots/understand-wish.ts'
import { getGoods } from '../tools/search-goods.ts'

const asksBrands =
  /\b(?:welke|wat voor|alle|jullie|andere) (?:\p{L}+ )?merk(?:en)?\b|\bmerken\b.*\b(?:hebben|verko\p{L}+|voeren)\b/iu
/** More than the catalogue of such a shop has of one kind. */
const mostGoods = 1000
const mostBrands = 8
const mostTiles = 4

/** Answers which brands there are, of a kind of goods or of all; undefined for another question. */
export async function answerBrands(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  if (!asksBrands.test(turn.message)) return undefined
  const { index } = sources.search
  const text = turn.wish.text.split(' ').filter(isGoods).join(' ')
  const { scope } = await understandWish(sources, { text }, turn.at)
  const { ids } = index.list({ ...scope, sort: 'popularity', offset: 0, limit: mostGoods })
  const tiles = await getGoods(sources, ids, turn.at)
  const counts = new Map<string, number>()
  for (const { brand } of tiles) if (brand !== '') counts.set(brand, (counts.get(brand) ?? 0) + 1)
  const brands = Array.from(counts)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostBrands)
    .map(([brand]) => brand)
  if (brands.length === 0) return undefined
  const facts = createFacts()
  const products = text === '' ? [] : tiles.slice(0, mostTiles)
  addTileFacts(facts, products)
  facts.values.push(...brands)
  const lead = brands.length === 1 ? 'Het merk is' : 'De merken zijn'
  return aDraft(`${lead} ${formatNames(brands)}.`, {
    products,
    facts,
    ...(text !== '' && {
      subject: writeSubject({ wish: { text }, productIds: products.map(({ id }) => Number(id)) }),
    }),
  })
}
