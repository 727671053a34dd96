import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { addTileFacts, type Draft, formatTilePrice, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { readSlots } from '../slots/read-slots.ts'
import { type SlotValue, sizeGroup } from '../slots/slot-value.ts'
import { searchGoods } from '../tools/search-goods.ts'

const asksCheaper = /\b(?:goedkoper|voordeliger)e?s?\b|\bminder (?:duur|dure)s?\b/iu
/** Nobody can do without the size of their bed, and of clothes. */
const mustFit: readonly string[] = [sizeGroup, 'kledingmaat']

/**
 * Answers who asks for something cheaper, and was shown the cheapest of what was looked for: what is cheaper without one of its properties, or that nothing is. Undefined
 * where cheaper ones of the same wish were not shown yet.
 */
export async function answerCheaper(
  sources: Sources,
  { message, subject, at }: Turn,
  wish: Wish,
): Promise<Draft | undefined> {
  if (subject === undefined || subject.topic !== undefined || wish.order !== 'cheapest') return undefined
  if (!asksCheaper.test(message)) return undefined
  const found = await searchGoods(sources, wish, at)
  const [cheapest] = found.tiles
  if (cheapest === undefined || found.count === 0 || found.isUnsold) return undefined
  const wasFirst = subject.wish.order === 'cheapest' || found.count === 1
  const wasShown = subject.productIds.includes(Number(cheapest.id))
  if (!wasShown || !(wasFirst || subject.productIds.length >= found.count)) return undefined
  const least = `Goedkoper dan ${toSpokenName(cheapest)} (${formatTilePrice(cheapest)}) heb ik het zo niet.`
  for (const value of listToSpare(sources, wish)) {
    const text = wish.text
      .split(' ')
      .filter((word) => !value.words.split(' ').includes(word))
      .join(' ')
    const draft = await answerGoods(sources, { ...wish, text }, at)
    const [other] = draft.products
    if (other === undefined || draft.isUnsold || other.price.price >= cheapest.price.price) continue
    const without = `Wel als het niet “${value.title.toLowerCase()}” hoeft te zijn.`
    return lead(draft, [least, without, draft.content], cheapest)
  }
  return lead(await answerGoods(sources, wish, at), [least], cheapest)
}

/** The properties without which a wish may be met more cheaply: a colour last. */
function listToSpare({ search }: Sources, { text }: Wish): readonly SlotValue[] {
  const { values } = readSlots(search, text)
  return values
    .filter(({ group }) => !mustFit.includes(group))
    .toSorted((a, b) => Number(a.group === 'kleur') - Number(b.group === 'kleur'))
}

function lead(draft: Draft, sentences: readonly string[], cheapest: ProductTile): Draft {
  addTileFacts(draft.facts, [cheapest])
  draft.facts.texts.push(...sentences)
  return { ...draft, content: sentences.join(' ') }
}
