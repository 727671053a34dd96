import { addOwned } from '@sluimer/assistant/exit/facts'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { addPageFacts, addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { getGoods } from '../tools/search-goods.ts'
import { findWithin } from './find-within.ts'
import { fits, noneOfIt } from './insert-told.ts'
import { atLeast, atMost, type Bound, readLength, room, said, sides } from './lengths.ts'

/** Goods whose pages tell how high and how broad they are, and that no filter knows by a length. */
const standing = /kast|tafel|dressoir|fauteuil|stoel|spiegel|lamp|vaas|vazen|boom|plant/iu
/** Of what lies on a bed only the thickness is told by a length: its size has two. */
const lies = /\b(?:matras(?:sen)?|toppers?)\b/iu
const aroundIt = /laken|molton|beschermer|overtrek|boxspring/iu
const ofThickness = /\b(?:dik|dikker|dikte|dunner|hoog|hoger|hoogte)\b/iu
const mostNamed = 3
/** 'Niet hoger dan 45 cm', 'minstens een meter doorsnee', '35 cm breed'. */
const phrase =
  /\b(?:(?:niet (?:hoger|groter|breder|dikker)(?: (?:is|zijn|wordt|mag zijn))? dan|(?:lager|kleiner|smaller|hoger|breder|groter) dan|max\p{L}*|hoogstens|hooguit|min(?:stens|imaal|imum)?|tenminste|vanaf|tot)(?: (?:een|de|zo))* )(?:\d[\d.,]* ?(?:cm|centimeter|mtr?|meter)(?: (?:hoog|breed|dik|doorsnee|doorsnede|diameter|hoogte|breedte))?|\d[\d.,]* (?:hoog|breed|doorsnee|doorsnede|diameter)|(?:een |anderhalve )?meter(?: (?:hoog|breed|doorsnee|doorsnede|diameter))?)(?!\p{L})/iu
/** '160 breed' and '180 cm hoog' tell it to the centimetre. */
const exactly = /(?<![\d.,x×])\d{2,3} (?:breed|(?:cm )?hoog)(?!\p{L})/iu
/** A vase has its heights by name, with a price each. */
const inFewHeights = /spiegel|boom|plant/iu

function isOfHeight(message: string): boolean {
  return !phrase.test(message) && /hoog$/iu.test(exactly.exec(message)?.[0] ?? '')
}

const wholeMetre = /(?<!anderhalve )(?:\been )?\bmeter\b/iu

/** What is told of a length that goods shall have, with the goods that have it. */
interface ToldBound {
  readonly draft: Draft
  readonly sentence: string
}

/**
 * Says which of the goods that were found are as low, high or broad as a message asks, and shows those; or which come nearest. Undefined where a message asks for no
 * length, and where no page tells it.
 */
export async function tellBound(
  sources: Sources,
  draft: Draft,
  { message, subject, at }: { message: string; subject: Subject; at: Date },
): Promise<ToldBound | undefined> {
  const bound = readBoundIn(message, `${subject.wish.text} ${draft.products[0]?.title ?? ''}`)
  const within = bound && (await findWithin(sources, { wish: subject.wish, bound, at }))
  if (bound === undefined || within === undefined) return undefined
  const { fitting, nearest, best } = within
  // What comes as high is found as the make of that height, with its own price.
  if (isOfHeight(message) && (fitting.length > 0 || !inFewHeights.test(subject.wish.text))) return undefined
  const meant = fitting.length > 0 ? fitting : nearest
  const names = meant.slice(0, mostNamed).map(({ page, lengths }) => {
    const own = fitting.length > 0 ? lengths.join(' of ') : String(best)
    return `${toSpokenName(page)} (${own} cm ${said[bound.side]})`
  })
  const sentence = `${fitting.length > 0 ? fits : `${noneOfIt}, het dichtst erbij`}: ${names.join(', ')}.`
  const ids = meant.map(({ page }) => Number(page.id))
  const products = await getGoods(sources, ids, at)
  addTileFacts(draft.facts, products)
  for (const { page, lengths } of meant) {
    addPageFacts(draft.facts, page)
    addOwned(
      draft.facts,
      page.title,
      [...lengths, best].map((length) => `${length} cm ${said[bound.side]}`),
    )
  }
  draft.facts.texts.push(sentence)
  const next = writeSubject({ wish: subject.wish, productIds: ids })
  return { draft: { ...draft, products, links: [], subject: next }, sentence }
}

/** 'Mag hoogstens 13 cm dik zijn' tells what fits into a bunk bed. */
function readThickness(words: string, message: string): Bound | undefined {
  const length = readLength(words)
  if (length === undefined || !ofThickness.test(message)) return undefined
  if (atMost.test(words)) return { side: 'thickness', least: 0, most: length }
  return atLeast.test(words)
    ? { side: 'thickness', least: length, most: Number.POSITIVE_INFINITY }
    : undefined
}

function readBoundIn(message: string, about: string): Bound | undefined {
  const [words] = phrase.exec(message) ?? exactly.exec(message) ?? []
  const [, before, after] = room.exec(message) ?? []
  if (words === undefined && standing.test(about) && (before ?? after) !== undefined)
    return { side: 'width', least: 0, most: Number((before ?? after ?? '').replace(',', '.')) }
  if (words !== undefined && lies.test(about) && !aroundIt.test(about)) return readThickness(words, message)
  if (words === undefined || !standing.test(about)) return undefined
  const length = wholeMetre.test(words) && !/\d/u.test(words) ? 100 : readLength(words)
  if (length === undefined) return undefined
  const usual = /lamp|kast|vaas|vazen|boom|plant/iu.test(about) ? 'height' : 'width'
  const side = sides.find(([, asks]) => asks.test(words))?.[0] ?? usual
  const isMost = atMost.test(words)
  if (exactly.test(message) && !phrase.test(message)) return { side, least: length, most: length }
  return isMost || !atLeast.test(words)
    ? { side, least: 0, most: length }
    : { side, least: length, most: Number.POSITIVE_INFINITY }
}
