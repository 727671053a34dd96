import type { Wish } from '@sluimer/assistant/wish/read-wish'
import { addTileFacts, type Draft, formatTilePrice, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { searchGoods } from '../tools/search-goods.ts'

const asksCheaper = /\b(?:goedkoper|voordeliger)e?s?\b/iu
/** Nobody can do without the size of their bed, and of clothes. */
const mustFit: readonly string[] = [sizeGroup, 'kledingmaat']

/**
 * Answers who was shown the cheapest of what was looked for, and asks for something cheaper: what is, without one of its properties, or that nothing is. Undefined where
 * cheaper ones of the same wish were not shown yet.
 */
export async function answerCheaper(
  sources: Sources,
  { message, subject, at }: Turn,
  wish: Wish,
): Promise<Draft | undefined> {
  if (subject?.topic !== undefined || wish.order !== 'cheapest' || !asksCheaper.test(message))
    return undefined
  const found = await searchGoods(sources, wish, at)
  const [cheapest] = found.tiles
  if (cheapest === undefined || found.count === 0 || found.isUnsold) return undefined
  const shown = subject?.productIds ?? []
  const isAllShown = subject?.wish.order === 'cheapest' || shown.length >= found.count
  if (!isAllShown || !shown.includes(Number(cheapest.id))) return undefined
  const least = `Goedkoper dan ${toSpokenName(cheapest)} (${formatTilePrice(cheapest)}) heb ik het zo niet.`
  const lead = (draft: Draft, sentences: readonly string[]): Draft => {
    addTileFacts(draft.facts, [cheapest])
    draft.facts.texts.push(...sentences)
    return { ...draft, content: sentences.join(' ') }
  }
  const spare = readSlots(sources.search, wish.text)
    .values.filter(({ group }) => !mustFit.includes(group))
    .toSorted((a, b) => Number(a.group === 'kleur') - Number(b.group === 'kleur'))
  for (const { words, title } of spare) {
    const kept = wish.text.split(' ').filter((word) => !words.split(' ').includes(word))
    const draft = await answerGoods(sources, { ...wish, text: kept.join(' ') }, at)
    const [other] = draft.products
    if (other === undefined || draft.isUnsold || other.price.price >= cheapest.price.price) continue
    return lead(draft, [least, `Wel als het niet “${title.toLowerCase()}” hoeft te zijn.`, draft.content])
  }
  return lead(await answerGoods(sources, wish, at), [least])
}
