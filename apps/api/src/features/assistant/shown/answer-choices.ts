import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import { formatNames } from '@sluimer/domain/language/format-names'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import {
  aDraft,
  addTileFacts,
  type Draft,
  formatTilePrice,
  joinDrafts,
  toSpokenName,
} from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { listShades } from '../slots/find-shade.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { type SlotValue, sizeGroup } from '../slots/slot-value.ts'
import { listChoicesOf, listChoicesOfKind, listForPersons } from '../tools/list-choices.ts'
import { getGoods, searchGoods } from '../tools/search-goods.ts'
import { showMakes } from '../tools/show-makes.ts'
import { answerGoods } from './answer-goods.ts'
import { hasNameIn, pickPointedOut } from './pick-pages.ts'
import { toShownDraft } from './to-shown-draft.ts'

interface Group {
  /** The filter groups that hold such values, the first that some goods have. */
  readonly keys: readonly [string, ...string[]]
  readonly asks: RegExp
  readonly one: string
}

const groups: readonly Group[] = [
  {
    keys: ['kleur'],
    asks: /\b(?:kleuren|kleurtjes|tinten|(?:welke?|wat voor|andere|een andere) kleur)\b/iu,
    one: 'één kleur',
  },
  {
    keys: ['maat', 'kledingmaat'],
    asks: /\b(?:\p{L}*maten|formaten|afmetingen|(?:welke?|wat voor|andere|een andere|kleinere?|grotere?|een kleinere?|een grotere?) (?:maat|formaat))\b/iu,
    one: 'één maat',
  },
]
/** Asks which choice to make, and not which there are. */
const asksAdvice =
  /\b(?:nodig|past|passen|voor (?:\p{L}+ ){0,2}(?:bed|matras|boxspring)|kies|moet|neem|beste?|raad\w*|adviseer\w*|samen\w*|staal|stalen|op maat|bij mijn|was\w*|kleurecht)\b/iu
/** Asks whether something comes in a color or a size. */
const asksIn =
  /\b(?:is|zijn|heb\w*|hebt|bestaat|bestaan|komt|komen|krijg\w*|leverbaar|verkrijgbaar|beschikbaar|ook|nog|voorraad)\b.*\b(?:in|van)\b/iu
/** Asks it of those that were shown, and not of their kind. */
const ofSome = /\b(?:deze|hun|allebei|beide|twee|drie|vier|eerste|tweede|derde|vierde|laatste)\b/iu
const mostNamed = 8
const mostTitles = 14

/** Answers which colors or sizes there are, of a product or of a kind of goods; undefined for another question. */
export async function answerChoices(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const group = groups.find(({ asks }) => asks.test(turn.message))
  // Who tells how tall somebody is asks which of them fits.
  const isOfBody = group?.keys.includes('maat') === true && readBodies(turn.message).length > 0
  if (group === undefined || isOfBody || asksAdvice.test(turn.message)) return undefined
  const wish = { ...turn.wish, text: dropGroupWords(turn.wish.text, group) }
  const page = await findOne(sources, turn, wish)
  if (page !== undefined) return answerOne(sources, turn, page, group)
  const named = wish.text.split(' ').some(isGoods)
  const isOfShown = ofSome.test(turn.message) && (turn.subject?.productIds.length ?? 0) > 1
  const meant = named ? wish : isOfShown ? undefined : turn.subject?.wish
  if (meant === undefined || !meant.text.split(' ').some(isGoods)) return undefined
  return answerKind(sources, turn, meant, group)
}

/**
 * Answers whether one product comes in a color or a size, with what it costs then and when it comes; undefined for
 * another question.
 */
export async function answerWhetherIn(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  if (!asksIn.test(turn.message) || turn.wish.order !== undefined || turn.wish.price !== undefined)
    return undefined
  const { values } = readSlots(sources.search, turn.wish.text)
  const asked = values.filter(({ group }) => groups.some(({ keys }) => keys.includes(group)))
  if (asked.length === 0) return undefined
  const page = await findOne(sources, turn, turn.wish)
  if (page === undefined) return undefined
  const own = asked.map((value) => toShadeOf(sources, page, value))
  const lacking = own.find((value) => !hasValue(sources, page, value))
  if (lacking !== undefined) return answerLacking(sources, turn, page, lacking)
  const slugs = own.flatMap((value) => value.slugs)
  const [tile] = await showMakes(
    sources,
    await getGoods(sources, [Number(page.id)], turn.at),
    { slugs },
    turn.at,
  )
  if (tile === undefined) return undefined
  const draft = await toShownDraft(sources, turn, [page], '')
  addTileFacts(draft.facts, [tile])
  draft.facts.values.push(...own.map(({ title }) => title))
  const when = tile.available ? tile.delivery : (tile.overlay ?? 'Nu niet te bestellen')
  const make = own.map(({ title }) => title.toLowerCase()).join(', ')
  const content = `${tile.available ? 'Ja' : 'Die is er'}, ${toSpokenName(page)} in ${make}: ${formatTilePrice(tile)}. ${when}.`
  // 'Wat kost die?' after 'ook in 240 x 200?' asks what it costs in that size.
  const about = turn.subject?.wish ?? turn.wish
  const text = [...new Set([...about.text.split(' '), ...asked.map(({ words }) => words)])].join(' ').trim()
  return {
    ...draft,
    products: [tile],
    content: content.replace(/\.\.$/, '.'),
    subject: writeSubject({ wish: { ...about, text }, productIds: [Number(page.id)] }),
  }
}

/** Finds the one product that a question is about: that it calls by its name, points out, or that alone was shown. */
async function findOne(sources: Sources, turn: Turn, wish: Wish): Promise<Product | undefined> {
  const { message, at } = turn
  const { kinds, rest } = readSlots(sources.search, wish.text)
  if (kinds.length > 0 || rest.length > 0) {
    const text = [...kinds, ...rest].join(' ')
    const query = { text, filters: {}, sort: 'relevance', offset: 0, limit: mostNamed } as const
    const pages = await sources.products.findPages(sources.search.index.search(query).ids, at)
    const named = chooseNamed(pages, message)
    if (named !== undefined || kinds.length > 0) return named
  }
  const shown = await sources.products.findPages(turn.subject?.productIds ?? [], at)
  const pointed = pickPointedOut(message, shown)
  return pointed.length === 1 ? pointed[0] : shown.length === 1 ? shown[0] : undefined
}

/** 'Fauteuil Kom in oker' is a product of its own beside 'Fauteuil Kom': the one with most words of the message in its name. */
function chooseNamed(pages: readonly Product[], message: string): Product | undefined {
  const said = new Set(splitTokens(fold(message)))
  const countSaid = ({ title }: Product) => splitTokens(fold(title)).filter((word) => said.has(word)).length
  return pages.filter((page) => hasNameIn(page, message)).toSorted((a, b) => countSaid(b) - countSaid(a))[0]
}

function dropGroupWords(text: string, { asks }: Group): string {
  return text
    .split(' ')
    .filter((word) => !asks.test(word) && !/^(?:kleur|maat|formaat)/iu.test(word))
    .join(' ')
}

async function answerOne(
  sources: Sources,
  turn: Turn,
  page: Product,
  { keys, one }: Group,
): Promise<Draft | undefined> {
  const titles = listOfOne(sources, page, keys)
  const [only] = titles
  if (only === undefined) return undefined
  const said = titles.length === 1 ? `${one}: ${only.toLowerCase()}` : listTitles(titles)
  const draft = await toShownDraft(sources, turn, [page], `${toSpokenName(page)} is er in ${said}.`)
  draft.facts.values.push(...titles)
  return draft
}

async function answerKind(
  sources: Sources,
  turn: Turn,
  wish: Wish,
  { keys }: Group,
): Promise<Draft | undefined> {
  for (const key of keys) {
    const text = dropValues(sources, wish.text, key)
    const choices = await listChoicesOfKind(sources, { text }, { group: key, at: turn.at })
    if (choices === undefined || choices.titles.length === 0) continue
    const fitting = key === sizeGroup ? listForPersons(sources.search, wish.text, choices.titles) : []
    const [titles, looked] = fitting.length > 0 ? [fitting, wish.text] : [choices.titles, text]
    const { tiles } = await searchGoods(sources, { ...wish, text: looked }, turn.at)
    const draft = aDraft(`Er is keus uit ${listTitles(titles)}. Noem er een, dan zoek ik gerichter.`, {
      products: tiles,
      subject: writeSubject({
        wish: { ...wish, text: looked },
        productIds: tiles.map(({ id }) => Number(id)),
      }),
    })
    addTileFacts(draft.facts, tiles)
    draft.facts.values.push(...titles)
    return draft
  }
  return undefined
}

/** Leaves out the values of a group: a shopper who asks for the colors of green plaids wants the others too. */
function dropValues({ search }: Sources, text: string, key: string): string {
  const dropped = readSlots(search, text).values.filter(({ group }) => group === key)
  return dropped
    .reduce((rest, { words }) => rest.replace(words, ' '), text)
    .replace(/ +/g, ' ')
    .trim()
}

async function answerLacking(
  sources: Sources,
  turn: Turn,
  page: Product,
  { title, group, words }: SlotValue,
): Promise<Draft> {
  const titles = listOfOne(sources, page, [group])
  const rest = titles.length === 0 ? '' : `, wel in ${listTitles(titles)}`
  const content = `Nee, ${toSpokenName(page)} is er niet in ${title.toLowerCase()}${rest}.`
  const draft = await toShownDraft(sources, turn, [page], content)
  draft.facts.values.push(title, ...titles)
  const others = await findOthers(sources, turn, words)
  return others === undefined ? draft : joinDrafts([{ ...draft, products: [] }, others])
}

/**
 * Finds goods of the kind of which the talk was that do have a value: a bedside table in wood, beside the white one
 * that was shown.
 */
async function findOthers(
  sources: Sources,
  { subject, wish, at }: Turn,
  words: string,
): Promise<Draft | undefined> {
  const kinds = readSlots(sources.search, subject?.wish.text ?? wish.text).kinds.filter(isGoods)
  if (kinds.length === 0) return undefined
  const draft = await answerGoods(sources, { text: [...kinds, words].join(' ') }, at)
  return draft.content.startsWith('Ik vond') ? draft : undefined
}

/** Sage is green: of a product without the very color that is asked for, a shade of it is meant. */
function toShadeOf(sources: Sources, page: Product, value: SlotValue): SlotValue {
  if (value.group !== 'kleur' || hasValue(sources, page, value)) return value
  const { search } = sources
  const shades = listShades(search, value.words).flatMap((slug) => {
    const title = search.facets.findChoice(slug)?.value.title
    return title === undefined ? [] : [{ ...value, slugs: [slug], title }]
  })
  return shades.find((shade) => hasValue(sources, page, shade)) ?? value
}

function hasValue(sources: Sources, page: Product, { slugs, group }: SlotValue): boolean {
  const filters = { [group]: slugs }
  return listChoicesOf(sources, [Number(page.id)], { group, filters }).count > 0
}

function listOfOne(sources: Sources, page: Product, keys: readonly string[]): readonly string[] {
  const lists = keys.map((group) => listChoicesOf(sources, [Number(page.id)], { group }).titles)
  return lists.find((titles) => titles.length > 0) ?? []
}

function listTitles(titles: readonly string[]): string {
  const shown = titles.slice(0, mostTitles).map((title) => (title.length < 3 ? title : title.toLowerCase()))
  if (titles.length > mostTitles) return `${shown.join(', ')} en meer`
  return formatNames(shown)
}
