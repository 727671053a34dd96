import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import { readWish, type Wish } from '@sluimer/assistant/wish/read-wish'
import type { VagueWish } from '@sluimer/assistant/wish/vague-wishes'
import { aDraft, addTileFacts, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { isGoods, isKnownWord } from '../slots/judge-words.ts'
import { searchGoods } from '../tools/search-goods.ts'

const sharesPrice = /\b(?:allebei|beide|elk|ieder|samen|alles|alle (?:twee|drie)|per stuk)\b/iu

/** Answers a wish for several kinds of goods, one after the other. */
export async function answerKinds(sources: Sources, kinds: readonly string[], at: Date): Promise<Draft> {
  const drafts: Draft[] = []
  const isOneKind = new Set(kinds.map((kind) => readWish(kind).text)).size === 1
  const wishes = kinds.map((kind) => readWish(kind))
  // 'Een dekbed en een kussen, allebei niet duurder dan 40' tells one price for both.
  const shared = sharesPrice.test(kinds.at(-1) ?? '') ? wishes.at(-1)?.price : undefined
  for (const [place, kind] of kinds.entries()) {
    const wish = wishes[place] ?? readWish(kind)
    const draft = await answerGoods(sources, { ...wish, ...(shared && { price: shared }) }, at)
    // Two superlatives of one kind say themselves which is which.
    const name = isOneKind ? '' : nameKind(sources, kind)
    draft.facts.values.push(name)
    drafts.push({ ...draft, content: name === '' ? draft.content : `${name}: ${lowerFirst(draft.content)}` })
  }
  const joined = joinDrafts(drafts)
  const productIds = joined.products.map(({ id }) => Number(id))
  const text = kinds.map((kind) => readWish(kind).text)[0] ?? ''
  return { ...joined, answers: [], subject: writeSubject({ wish: { text }, productIds }) }
}

/** Returns the word for goods in a wish as a title; empty when it is not a word of the shop. */
function nameKind({ search }: Sources, kind: string): string {
  const word = readWish(kind)
    .text.split(' ')
    .find((one) => isGoods(one) && /^\p{L}+$/u.test(one) && isKnownWord(search.index, one))
  return word === undefined ? '' : word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
}

const mostOfEach = 2
const mostTogether = 4

/** Answers somebody who tells a situation with goods of the kinds that help. */
export async function answerVague(
  sources: Sources,
  { words, wishes, asksPrice }: VagueWish,
  { price, at }: { price: Wish['price']; at: Date },
): Promise<Draft> {
  const found = []
  for (const wish of wishes)
    found.push(await searchGoods(sources, { ...readWish(wish), ...(price && { price }) }, at))
  const each = wishes.length === 1 ? mostTogether : mostOfEach
  const products = found
    .filter(({ count }) => count > 0)
    .flatMap(({ tiles }) => tiles.slice(0, each))
    .slice(0, mostTogether + mostOfEach)
  // For ten euros there is none of them, and something else that costs so much.
  if (products.length === 0 && price !== undefined) return answerGoods(sources, { text: '', price }, at)
  const facts = createFacts()
  addTileFacts(facts, products)
  const content = asksPrice === undefined || price !== undefined ? words : `${words} ${asksPrice}`
  facts.texts.push(content)
  const productIds = products.map(({ id }) => Number(id))
  return aDraft(content, {
    products,
    facts,
    subject: writeSubject({ wish: { text: wishes[0] ?? '', ...(price && { price }) }, productIds }),
  })
}
