import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { type Aspect, readAspect } from '@sluimer/assistant/product/aspects'
import { listAsked } from '@sluimer/assistant/questions/find-question'
import { pointsBack } from '@sluimer/assistant/subject/points-back'
import type { Product } from '@sluimer/contract/catalog/product'
import { fold } from '@sluimer/search/text/words/tokens'
import { type Draft, formatTilePrice, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { tellFit, tellsThickness } from '../reading/tell-fit.ts'
import { findOfKind } from '../slots/find-kind.ts'
import { isGoods, isModifier } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { isOfFigure } from '../slots/understand-wish.ts'
import { narrowPage } from '../tools/narrow-page.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerSize, readSize } from './answer-size-of-shown.ts'
import { answerWord } from './answer-word.ts'
import { describeAspect } from './describe-aspect.ts'
import { hasNameIn, pickHalfNamed, pickPointedOut } from './pick-pages.ts'
import { toShownDraft } from './to-shown-draft.ts'

/** Asks for other goods, and not about those that were shown. */
const asksOthers =
  /\b(?:liever|doe (?:maar|mij)|graag|iets|ander(?:e|s)? (?!kleur|maat|maten|formaat)|zoek|laat|toon|geef)\b|^(?:en |ook )?(?:in het|van|met|zonder)\b|^(?:(?:en|of|maar|ook|dan|liever|er|heb je|hebben jullie|heeft u|is er|zijn er)[\s,]+)*(?:eentje|een|één|ene|exemplaren) (?:met|zonder|op)\b|^(?:en |ook |maar )?(?:eentje |een )?voor (?:in )?de (?:zomer|winter)[\s?!.]*$/iu
const asksOtherKind = /\b(?:heb je|heeft u|hebt ge|hebben jullie)\b/iu
const compares = /\b(?:duurder|goedkoper|beter) (?:dan|als)\b/iu
const asksPrice = /\b(?:kost|kosten|prijs)\b/iu
const refers = /\b(?:er|erin|erop|erbij|ervan|erover|daarvan|hiervan|eraan|zelf)\b/iu
const asks =
  /\?|^(?:en |maar |ook |hoi |hallo )?(?:(?:in|op|van|met|uit) )?(?:is|zijn|kan|mag|moet|past|passen|zit|zitten|hoe|hoeveel|wat|waar|waarvan|welke?|van|heeft|komt|gaat|bestaat|weegt|houdt|gewicht)\b/iu
const asksFirst = /^(?:en )?(?:hoe|hoeveel|wat|welke?)\b/iu
/** A message of so many words may leave out what it is about. */
const fewWords = 7
/** More lines than these are a table. */
const mostLines = 4

/** Answers what somebody asks about products that were shown: with what their pages say, or by comparing them. */
export async function answerShown(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const ids = turn.subject?.productIds ?? []
  if (ids.length === 0) return undefined
  const comparison = await answerComparison(sources, turn, ids)
  if (comparison !== undefined) return comparison
  const size = readSize(turn.message)
  const aspect = readAspect(turn.message)
  // 'Ze weegt 40 kilo' tells who will lie on it, and does not ask how heavy it is.
  if (aspect === 'weight' && readBodies(turn.message).length > 0 && !asksFirst.test(turn.message))
    return undefined
  if (size !== undefined ? !asksSizeOfShown(turn.message) : aspect === undefined || !isAboutShown(turn))
    return undefined
  const shown = await sources.products.findPages(ids, turn.at)
  if (namesOtherGoods(turn, shown)) return undefined
  const pointed = pickMeant(turn, shown)
  const pages = (pointed.length > 0 ? pointed : shown).slice(0, mostLines)
  if (size !== undefined) return answerSize(sources, turn, pages, size)
  return aspect === undefined ? undefined : answerAspect(sources, turn, pages, aspect)
}

/** Answers what somebody asks about a product that they call by its name: 'hoe zwaar is dekbed Wolk?' */
export async function answerNamed(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const aspect = readAspect(turn.message)
  if (aspect === undefined) return answerWord(sources, turn)
  // 'Geen dons in het kussen' looks for goods, and asks nothing of one.
  if (turn.wish.without !== undefined) return undefined
  if (aspect === undefined || turn.wish.text === '' || !asks.test(turn.message)) return undefined
  const { index } = sources.search
  // 'Van katoen' is not a name, though a product may have it in its name.
  const words = turn.wish.text.split(' ')
  if (words.every((word) => isModifier(index, word))) return undefined
  const query = { text: turn.wish.text, filters: {}, sort: 'relevance', offset: 0, limit: mostLines } as const
  const pages = await sources.products.findPages(index.search(query).ids, turn.at)
  const isProperty = (word: string) => isModifier(index, word)
  const named = pages.filter((page) => hasNameIn(page, turn.message, isProperty))
  const [page = pickHalfNamed(pages, turn.message, isProperty)] = named
  return page === undefined ? undefined : answerAspect(sources, turn, [page], aspect)
}

/** Goods of one kind are alike: two of them tell what holds for it. */
const mostOfKind = 2

/** Answers what the pages of a kind of goods say: 'op hoeveel graden mag een donzen dekbed?' */
export async function answerKind(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const aspect = readAspect(turn.message)
  const words = turn.wish.text.split(' ')
  const { index } = sources.search
  // What is asked of goods narrows them to none, and what may come with them is no other kind.
  const [kind] = words.filter(isGoods)
  const isHeat = (word: string) => /^\d{2}$/u.test(word) && words.includes('graden')
  const isAsked = (word: string) => isHeat(word) || (!isGoods(word) && readAspect(word) === aspect)
  const isOther = (word: string) => aspect === 'contents' && isGoods(word) && word !== kind
  const narrows = (word: string) =>
    !isAsked(word) && !isOther(word) && (isGoods(word) || isModifier(index, word))
  const text = words.filter(narrows).join(' ')
  if (aspect === undefined || turn.wish.without !== undefined || kind === undefined) return undefined
  const ids = await findOfKind(sources, kind, turn.at)
  const scope = ids.length === 0 ? {} : { ids }
  const found = index.search({ ...scope, text, filters: {}, sort: 'relevance', offset: 0, limit: mostOfKind })
  if (found.relaxed !== undefined) return undefined
  const pages = await sources.products.findPages(found.ids, turn.at)
  const said = pages.filter((page) => describeAspect(page, aspect) !== undefined)
  // Whatever else is asked of a kind, a page of the service may know it; what goods weigh and bear is on their own page or nowhere.
  if (pages.length === 0 || (said.length === 0 && aspect !== 'weight' && aspect !== 'load')) return undefined
  return answerAspect(sources, turn, said.length === 0 ? pages : said, aspect)
}

const asksMadeOf = /\b(?:waar(?:van|mee|uit)?|wat zit|(?:wat voor|welke) (?:vulling|kern|stof))\b/iu

/** Answers what a kind of goods is made of that a property narrows: 'waar zit een traagschuim matras mee gevuld'. Undefined for every other question. */
export async function answerMadeOf(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const { message, wish } = turn
  if (readAspect(message) !== 'material' || !asksMadeOf.test(message)) return undefined
  const { kinds, values } = readSlots(sources.search, wish.text)
  return kinds.length === 1 && values.length > 0 ? answerKind(sources, turn) : undefined
}

/** Answers whether a kind of goods that a property narrows is washed: 'is een donzen dekbed wasbaar op 60 graden'. */
export async function answerWashable(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const { kinds, values } = readSlots(sources.search, turn.wish.text)
  const isOfKind = kinds.length === 1 && values.length > 0 && readAspect(turn.message) === 'wash'
  return isOfKind ? answerKind(sources, turn) : undefined
}

/** Answers what the page of one product says of an aspect; undefined when it says nothing of it. */
function tellAspect(page: Product, aspect: Aspect, make = ''): string | undefined {
  const said = describeAspect(page, aspect)
  return said === undefined ? undefined : `${toSpokenName(page)}${make}: ${said}.`
}

/** Narrows a page to the make that a message names, or that the talk was about, and returns the words for it. */
function readMake({ search }: Sources, { wish, subject, message }: Turn, whole: Product, aspect: Aspect) {
  // The topper whose thickness is told is the one that was looked for a sheet for.
  const own = readSlots(search, tellsThickness(message) ? '' : wish.text)
  const { values, rest } = own.values.length > 0 ? own : readSlots(search, subject?.wish.text ?? '')
  // '60 graden' is no size.
  const meant = values.filter(({ words }) => !new RegExp(`\\b${words} ?(?:graden|°)`, 'iu').test(message))
  const name = fold(whole.title)
  const about = `${wish.text} ${subject?.wish.text ?? ''}`
  const hints = rest.filter((word) => !name.includes(fold(word)) && !isOfFigure(word, about))
  const page = narrowPage(search, whole, { slugs: meant.flatMap(({ slugs }) => slugs), hints })
  // Who looked for silk was shown cotton, which is no silk when it is asked about.
  const isOfPage = ({ group, slugs }: (typeof meant)[number]) => {
    const query = { ids: [Number(whole.id)], filters: { [group]: slugs } }
    return (
      group === sizeGroup ||
      search.index.list({ ...query, sort: 'popularity', offset: 0, limit: 1 }).total > 0
    )
  }
  const titles = meant
    .filter((value) => !name.includes(fold(value.words)) && isOfPage(value))
    .map(({ title }) => title.toLowerCase())
  const isSame = page === whole || describeAspect(page, aspect) === describeAspect(whole, aspect)
  return { page, make: isSame || titles.length === 0 ? '' : ` (${[...new Set(titles)].join(', ')})` }
}

const one = /\b(?:die|deze|dat|hij|hem|ie|daar)\b/iu
const many = /\b(?:ze|allemaal|alle|welke?|allebei|beide)\b/iu

/** After 'wat is de goedkoopste?' one product was named, and 'is die stevig?' means it. */
function pickMeant({ message, subject }: Turn, shown: readonly Product[]): Product[] {
  const pointed = pickPointedOut(message, shown)
  const isOne =
    pointed.length === 0 && subject?.wish.order !== undefined && one.test(message) && !many.test(message)
  return isOne ? shown.slice(0, 1) : pointed
}

function isAboutShown({ message }: Turn): boolean {
  if (asksOthers.test(message) || asksOtherKind.test(message) || compares.test(message)) return false
  const isShort = message.split(' ').length <= fewWords
  return pointsBack.test(message) || refers.test(message) || (isShort && asks.test(message))
}

function asksSizeOfShown(message: string): boolean {
  return pointsBack.test(message) && !asksOthers.test(message)
}

/** Whether a message names goods of another kind than those that were shown. */
function namesOtherGoods({ wish, subject, message }: Turn, shown: readonly Product[]): boolean {
  const known = fold([subject?.wish.text, ...shown.map(({ title }) => title)].join(' '))
  const isFitting =
    /\b(?:past|passen|om|over|op|bij|erbij|daarbij|inbegrepen|hoeveel|geschikt|voor|zonder|met|zit|zitten)\b/iu.test(
      message,
    )
  return wish.text
    .split(' ')
    .filter((word) => word !== '' && isGoods(word))
    .some((word) => !isFitting && !known.includes(fold(word).replace(/(?:en|s)$/, '')))
}

async function answerAspect(
  sources: Sources,
  turn: Turn,
  pages: readonly Product[],
  aspect: Aspect,
): Promise<Draft | undefined> {
  if (aspect === 'guarantee') return undefined
  const told = pages.flatMap((whole) => {
    const { page, make } = readMake(sources, turn, whole, aspect)
    const line = tellAspect(page, aspect, make)
    const price = asksPrice.test(turn.message) ? ` Dat kost ${formatTilePrice(page)}.` : ''
    return line === undefined ? [] : [{ page: whole, make: page, line: `${line}${price}` }]
  })
  // 'Past die door een trapgat?' is answered by a page of the service, which speaks of all goods.
  if (told.length === 0 && (listAsked(turn.message)[0]?.likeness ?? 0) >= plainlyAsked) return undefined
  const said = isShort(told) ? told : told.slice(0, 1)
  const kept = said.length > 0 ? said.map(({ page }) => page) : pages.slice(0, 1)
  const more = said.length < told.length ? ' Wil je het van een ander weten, noem dan de naam.' : ''
  const fit = tellFit(
    turn.message,
    said.map((one) => one.make),
  )
  const content =
    said.length > 0
      ? `${fit}${said.map(({ line }) => line).join('\n')}${more}`
      : `Dat staat niet bij ${kept.map(toSpokenName).join('')}. Een collega zoekt het graag voor je uit:`
  return toShownDraft(sources, turn, kept, content, { needsPerson: said.length === 0 })
}

const longestTogether = 420
/** So alike to a known question a message asks it. */
const plainlyAsked = 0.75

function isShort(told: readonly { line: string }[]): boolean {
  return told.reduce((sum, { line }) => sum + line.length, 0) <= longestTogether
}
