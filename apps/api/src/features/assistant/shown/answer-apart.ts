import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { findBothExplained, findExplained } from '@sluimer/assistant/kinds/explained'
import { pickForNeed } from '@sluimer/assistant/kinds/fits-need'
import { asksToCompare, findKindsApart, type KindsApart } from '@sluimer/assistant/kinds/kinds-apart'
import { findTold } from '@sluimer/assistant/kinds/told'
import type { Passage } from '@sluimer/assistant/passages/passage'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { withCapital } from '@sluimer/domain/time/dutch-date'
import { aDraft, addTileFacts, type Draft, formatTilePrice } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { searchGoods } from '../tools/search-goods.ts'
import { answerNamed } from './answer-shown.ts'
import { findTopics } from './compare-topics.ts'

const asksPrice = /\b(?:kost\w*|prijs\w*|duurder|goedkoper|meerprijs|betaal\w*)\b/iu
const asksBetter =
  /\b(?:welke?|beter|best|beste|fijner|handiger|koeler|warmer|geschikt\w*|aanrad\w*|raad\w*|kies|kiezen|neem|nemen)\b|^(?:en |maar |ok |oké |ja |nee )*(?:ik |voor |bij |als )/iu

/** A heading that asks which goods are right: 'Welke handdoek is het zachtst?' */
const asksWhich = /^Welke? /u
const mostTold = 4
/** A word that so many goods of a kind have says nothing of the best of them. */
const mostWithWord = 6

/** Tells two kinds of goods apart, or what one is, with what the shop's pages say under that heading; undefined for another question. */
export async function answerApart(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  // Who tells of a weight gets the firmness for it.
  if (readBodies(turn.message).length > 0) return undefined
  const told = findTold(turn.message)
  // 'Dons of synthetisch?' of somebody with an allergy is a need, and no matter of taste.
  // 'Geen dons of veren in het kussen' refuses both.
  const isRefused = turn.wish.without !== undefined && turn.wish.text.split(' ').some(isGoods)
  const isOfTaste = !/allergi/iu.test(turn.message) && !isRefused
  const apart = isOfTaste ? findKindsApart(turn.message) : undefined
  const heading = apart?.heading ?? (isOfTaste ? findExplained(turn.message) : undefined) ?? told
  if (heading === undefined) return isOfTaste ? answerBoth(sources, turn) : undefined
  // The page of a product that is named tells of it what pages tell of all.
  const own = heading === told ? await answerNamed(sources, turn) : undefined
  if (own !== undefined && !own.needsPerson) return own
  const passage = await findPassage(sources, heading, turn.at)
  if (passage === undefined) return undefined
  const draft = tell([passage], [passage.text], turn)
  if (apart !== undefined && asksPrice.test(turn.message)) return addPrices(sources, draft, apart, turn)
  return heading === told && asksWhich.test(heading) ? addTold(sources, draft, passage, turn) : draft
}

/** 'Satijn of percal voor wie het snel warm heeft' asks which of the two. */
const forNeed = /\bof\b.*\b(?:voor (?:iemand|wie|mensen|als|de zomer|de winter|in de)|als (?:je|ik|we))\b/iu

/** Tells two cloths or fillings apart with what the pages say of each: 'wafel of badstof badjas?' A size or a price looks for goods. */
async function answerBoth(sources: Sources, { message, ...turn }: Turn): Promise<Draft | undefined> {
  const both = asksToCompare(message) || forNeed.test(message) ? findBothExplained(message) : undefined
  if (both === undefined || turn.wish.price !== undefined || /\d{2,3} ?x ?\d/u.test(message)) return undefined
  const passages = []
  for (const heading of both)
    passages.push(...[await findPassage(sources, heading, turn.at)].flatMap((one) => one ?? []))
  return passages.length < both.length
    ? undefined
    : tell(
        passages,
        passages.map(({ text }) => text),
        { ...turn, message },
      )
}

/** After two kinds were told apart, answers which is better for somebody with what the same parts of the pages say of it. */
export async function answerBetter(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const before = turn.subject?.asked
  if (before === undefined || !asksBetter.test(turn.message) || findKindsApart(turn.message) !== undefined)
    return undefined
  const apart = findKindsApart(before)
  const own = apart === undefined ? undefined : await findPassage(sources, apart.heading, turn.at)
  const passages = own === undefined ? await findTopics(sources, before, turn.at) : [own]
  if (passages === undefined) return undefined
  const told = passages.map((passage) => ({ passage, said: pickForNeed(passage.text, turn.message) }))
  if (told.every(({ said }) => said.length === 0)) return undefined
  const lines = told
    .filter(({ said }) => said.length > 0)
    .map(({ passage, said }) =>
      passages.length === 1 ? said.join(' ') : `${toName(passage)}: ${said.join(' ')}`,
    )
  return tell(passages, lines, { ...turn, message: before })
}

/** Tells what the passages say; the talk then goes on about the two kinds that the message names. */
function tell(passages: readonly Passage[], lines: readonly string[], { message, wish }: Turn): Draft {
  const links = passages.slice(0, 2).map(({ title, path }) => ({ title, path }))
  const apart = findKindsApart(message)
  const text = apart?.sides.map((side) => side.wish).find((one) => one !== undefined)
  const subject = writeSubject({
    wish: { text: text ?? (apart === undefined ? wish.text : '') },
    productIds: [],
    topic: 'care',
    asked: message,
  })
  const draft = aDraft(lines.join('\n'), { links, subject, topic: 'care' })
  draft.facts.texts.push(...passages.map((passage) => passage.text), ...lines)
  for (const { path } of links) draft.facts.paths.add(path)
  return draft
}

/** Returns what a passage is about: 'Wat is flanel?' is about flannel, 'Flanel: voor de winter' too. */
function toName({ title }: Passage): string {
  const [name = title] = title.split(':')
  const asked = /^wat (?:is|zijn) (?:een |het |de )?(.+)\?$/iu.exec(name)?.[1]
  return asked === undefined ? name : withCapital(asked)
}

function findPassage({ knowledge }: Sources, heading: string, at: Date): Promise<Passage | undefined> {
  return knowledge.findPart(heading, at)
}

/** Says from which price on each of the two kinds is sold. */
async function addPrices(
  sources: Sources,
  draft: Draft,
  { sides }: KindsApart,
  { at }: Turn,
): Promise<Draft> {
  const said: string[] = []
  const products = []
  for (const { wish } of sides) {
    if (wish === undefined) continue
    const { count, tiles } = await searchGoods(sources, { ...readWish(wish), order: 'cheapest' }, at)
    const [first] = tiles
    if (count === 0 || first === undefined) continue
    products.push(first)
    addTileFacts(draft.facts, [first])
    said.push(`${withCapital(wish)}: ${formatTilePrice({ price: { ...first.price, from: true } })}.`)
  }
  draft.facts.texts.push(...said)
  return { ...draft, content: [draft.content, ...said].join('\n'), products }
}

/** Shows the goods of the kind that a message names of which the first sentence of a part speaks: towels of 'ongedraaid garen' are the softest. */
async function addTold(
  sources: Sources,
  draft: Draft,
  { text }: Passage,
  { wish, message, at }: Turn,
): Promise<Draft> {
  const { kinds } = readSlots(sources.search, wish.text)
  const [kind, ...others] = kinds
  if (kind === undefined || others.length > 0) return draft
  // What is told of the others, 'dan een dunne', says which are less so.
  const [said = ''] = text.split(/\.\s|\bdan\b/u)
  const found = new Map<string, ProductTile>()
  for (const word of new Set(said.match(/\p{L}{4,}/gu) ?? [])) {
    if (isGoods(word)) continue
    const goods = await searchGoods(sources, { text: `${kind} ${word}` }, at)
    const isMeant = goods.ignored.length === 0 && !goods.lacksKnown && goods.count <= mostWithWord
    if (isMeant && goods.count > 0) for (const tile of goods.tiles) found.set(tile.id, tile)
  }
  const products = [...found.values()].slice(0, mostTold)
  if (products.length === 0) return draft
  addTileFacts(draft.facts, products)
  const productIds = products.map(({ id }) => Number(id))
  const subject = writeSubject({ wish: { text: kind }, productIds, topic: 'care', asked: message })
  return { ...draft, products, subject }
}
