import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import { readWish, type Wish } from '@sluimer/assistant/wish/read-wish'
import type { VagueWish } from '@sluimer/assistant/wish/vague-wishes'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { aDraft, addTileFacts, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { dropPlaces, dropTold } from '../slots/find-kind.ts'
import { isGoods, isKnownWord } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
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

/**
 * Answers somebody who tells a situation with goods of the kinds that help. `own` is what the message itself wishes for: who names one of these kinds sees no other, and sees it as
 * it was asked for.
 */
export async function answerVague(
  sources: Sources,
  { words, wishes, asksPrice }: VagueWish,
  { own, at }: { own: Wish; at: Date },
): Promise<Draft> {
  const { price } = own
  const asked = keepNamed(sources, wishes, own)
  const found = []
  for (const { text, values } of asked) {
    const look = (said: string) => searchGoods(sources, { ...readWish(said), ...(price && { price }) }, at)
    const exact = values === '' ? undefined : await look(`${text} ${values}`)
    found.push(exact !== undefined && exact.count > 0 ? exact : await look(text))
  }
  const each = asked.length === 1 ? mostTogether : mostOfEach
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
  const [first] = asked
  const text = [first?.text, first?.values].filter(Boolean).join(' ')
  return aDraft(content, {
    products,
    facts,
    subject: writeSubject({ wish: { text, ...(price && { price }) }, productIds }),
  })
}

/** Keeps those of some wishes whose kind a message names, with the size, color and cloth that it tells; all of them as they are where it names none. */
function keepNamed({ search }: Sources, wishes: readonly string[], own: Wish) {
  const { kinds, values } = readSlots(search, own.text)
  const things = dropPlaces(dropTold(kinds, own.story))
    .filter((kind) => !aBed.test(kind))
    .map(toStem)
  const named = wishes.flatMap((text) => {
    const known = readSlots(search, text)
    if (!known.kinds.some((kind) => things.some((thing) => toStem(kind).endsWith(thing)))) return []
    const groups = known.values.map(({ group }) => group)
    const added = values.filter(({ group }) => !groups.includes(group)).map((value) => value.words)
    return [{ text, values: added.join(' ') }]
  })
  return named.length > 0 ? named : wishes.map((text) => ({ text, values: '' }))
}

const dutch = createLanguage()

function toStem(kind: string): string {
  return dutch.stem(fold(kind))
}

/** Where somebody lies is not looked for. */
const aBed = /^bed(?:den|je)?$/iu
