import { createFacts } from '@sluimer/assistant/exit/facts'
import { aDraft, addTileFacts, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { readSlots } from '../slots/read-slots.ts'
import { getGoods } from '../tools/search-goods.ts'
import { showMakes } from '../tools/show-makes.ts'
import { answerGoods } from './answer-goods.ts'

/** 'Laat die maar zien', 'toon ze eens': to see what the talk was about, and nothing new. */
const asksThem =
  /^(?:(?:ja|ok|oké|oke|graag|nou|prima|goed|doe maar)[,.]? )*(?:kan je |kun je |wil je )?(?:laat|toon|geef|show|laten)\b(?: (?:me|mij|die|deze|ze|hem|dat|dan|dus|maar|eens|even|er|allebei|beide|een paar|wat)){0,5}(?: zien| kijken)?[\s?!.]*$/iu
const mostTiles = 4
const words = 'Dit is wat ik bedoelde:'

/** Shows what the talk was about, to somebody who asks to see just that; undefined for another message. */
export async function answerShowThem(
  sources: Sources,
  { message, wish, subject, at }: Turn,
): Promise<Draft | undefined> {
  if (subject === undefined || wish.text !== '' || !asksThem.test(message)) return undefined
  if (subject.productIds.length === 0)
    return subject.wish.text === '' ? undefined : answerGoods(sources, subject.wish, at)
  // In the size and the make that were asked for.
  const slugs = readSlots(sources.search, subject.wish.text).values.flatMap((value) => value.slugs)
  const tiles = await getGoods(sources, subject.productIds.slice(0, mostTiles), at)
  const products = await showMakes(sources, tiles, { slugs }, at)
  const facts = createFacts()
  addTileFacts(facts, products)
  facts.texts.push(words)
  // The subject stays as it was: 'wat kost die?' still means the first of them.
  return products.length === 0 ? undefined : aDraft(words, { products, facts })
}
