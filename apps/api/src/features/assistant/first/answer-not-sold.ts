import { asksToCompare } from '@sluimer/assistant/kinds/kinds-apart'
import { findNotSold, listNotSold, type NotSold } from '@sluimer/assistant/kinds/not-sold'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import { readWish, type Wish } from '@sluimer/assistant/wish/read-wish'
import { formatNames } from '@sluimer/domain/language/format-names'
import { aDraft, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { answerOffers } from '../plan/answer-offers.ts'
import { answerWithPart } from '../plan/answer-service.ts'
import { asksToBuy, asksToSee, asksWhetherSold, illness } from '../reading/intent-phrases.ts'
import { hasConcept, hasServiceWord } from '../reading/service-words.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { warnOfHealth } from '../talk/answer-talk.ts'
import { searchGoods } from '../tools/search-goods.ts'
import { tellUnsold } from '../tools/tell-unsold.ts'

/** A message of so many words that names a thing looks for it. */
const mostOfTelegram = 5
const looks =
  /\b(?:wil|bedoel|wou|zou|graag|nodig|welke|wat kost(?:en)?|prijs|\d{2,3} ?x ?\d{2,3}|zijn er|is er|goedkoopste?|mooiste|beste|assortiment)\b/iu
/** Whoever begins with a thing names it, and tells more of it: 'ledikant voor een baby van 3 maanden'. */
const asks =
  /^(?:hoe|wat (?!kost)|waar|wanneer|wie|waarom|mag|moet|kan|kun|kunnen|is (?!er)|zijn (?!er)|past|nemen|neem|zetten|maken|mijn|onze|ons|ik heb|de|het|die|dat)\b/iu
/** How a thing is kept, and whether it is real, pages tell; of two things the other may be sold. */
const asksElse =
  /\b(?:oude?|ouwe|was(?:sen|baar|t)?|gewassen|afstof\p{L}*|schoon\p{L}*|reinig\p{L}*|vlek\p{L}*|hoe|echte?(?! (?:katoen|wol|dons|linnen|hout|leer)\b))\b/iu
/** Of two things the other may be sold. */
const ofTwo = /\bof\b/iu
const helps = /\b(?:helpt|goed (?:voor|tegen)|beter slapen|adhd|autis\p{L}*|angst\p{L}*)\b/iu

/** Answers a message that looks for what shops of the home sell and this one does not, with what comes nearest. Undefined for every other message. */
export async function answerNotSold(sources: Sources, whole: string, at: Date): Promise<Draft | undefined> {
  const message = readLooked(whole)
  const named = listNotSold(message)
  const [kind, ...others] = named.length > 0 ? named : listNotSold(findAskingClause(message))
  const isCompared = others.length === 0 && asksToCompare(message)
  if (kind === undefined || isCompared || asksElse.test(message)) return undefined
  if (ofTwo.test(message) && !isOfUnsold(message)) return undefined
  const isBought = asksToSee.test(message) || asksToBuy.test(message) || helps.test(message)
  if (hasServiceWord(message) && !asksWhetherSold.test(message) && !helps.test(message)) return undefined
  const isShort = message.split(' ').length <= mostOfTelegram
  if (
    !isBought &&
    (asks.test(message) ||
      !(isShort || looks.test(message) || startsWithThing(message) || readWish(message).price !== undefined))
  )
    return undefined
  // A page may say that the shop has none, and what it has instead.
  const offers = hasConcept(message, ['discount'])
    ? await answerOffers(sources, { message, wish: readWish(message), subject: undefined, at })
    : undefined
  if (offers !== undefined) return joinDrafts([tellNone(kind), offers])
  const sold = findSold(message)
  const beside = sold && (await answerGoods(sources, sold, at))
  if (beside !== undefined && beside.products.length > 0 && beside.isUnsold !== true)
    return joinDrafts([tellNone(nameAll(kind, others)), beside])
  const told = await answerWithPart(sources, `Hebben jullie een ${kind.word}?`, at)
  const draft = told ?? (await tellWhatIsNear(sources, nameAll(kind, others), message, at))
  return illness.test(message) || helps.test(message) ? joinDrafts([warnOfHealth(), draft]) : draft
}

/** 'Ik zoek een wasmachine, mijn oude is stuk' looks for one, whatever is told of the other. */
function readLooked(message: string): string {
  const [first = ''] = message.split(/[,.;]\s/u)
  return asksToBuy.test(first) && findNotSold(first) !== undefined ? first : message
}

/** 'We zitten nog op klapstoelen, verkopen jullie ook eetkamerstoelen' asks in its last clause whether something is sold. */
function findAskingClause(message: string): string {
  const [, ...clauses] = message.split(/[,.;]\s+/u)
  return clauses.find((clause) => asksWhetherSold.test(clause)) ?? ''
}

/** Returns the wish for what is sold beside what is not: 'washandjes en ook gastendoekjes'; undefined where nothing of the kind is named. */
function findSold(message: string): Wish | undefined {
  const parts = message.split(joint)
  const wishes = parts.filter((part) => listNotSold(part).length === 0).map((part) => readWish(part))
  return parts.length < 2 ? undefined : wishes.find(({ text }) => text.split(' ').some(isGoods))
}

const joint = /,|\b(?:en|plus|alsook)\b/iu

/** Names several kinds as one: 'Babyfoons en boxen'. */
function nameAll(kind: NotSold, others: readonly NotSold[]): NotSold {
  const titles = [kind.title, ...others.map(({ title }) => lowerFirst(title))]
  return { ...kind, title: formatNames(titles) }
}

function tellNone({ title }: NotSold): Draft {
  const content = `${title} verkopen we niet.`
  const draft = aDraft(content)
  draft.facts.texts.push(content)
  return draft
}

/** Remembers the color that was asked for, in which there is something else. */
function rememberColor(sources: Sources, message: string): string | null {
  const color = readColor(sources, message)
  return color === undefined ? null : writeSubject({ wish: { text: color }, productIds: [] })
}

function readColor({ search }: Sources, message: string): string | undefined {
  return readSlots(search, readWish(message).text).values.find(({ group }) => group === 'kleur')?.words
}

async function tellWhatIsNear(sources: Sources, kind: NotSold, message: string, at: Date): Promise<Draft> {
  const plain = { text: kind.near ?? '' }
  const color = readColor(sources, message)
  // What comes near is shown in the color that was asked for, where it comes in it.
  const colored = { text: `${plain.text} ${color}` }
  const inColor =
    kind.near === undefined || color === undefined ? undefined : await searchGoods(sources, colored, at)
  const isInColor = inColor !== undefined && inColor.count > 0 && inColor.absent.length === 0
  const wish = isInColor ? colored : plain
  const near = isInColor ? inColor : await searchGoods(sources, plain, at)
  const tiles = kind.near === undefined ? [] : near.tiles
  const productIds = tiles.map(({ id }) => Number(id))
  return tellUnsold(
    sources,
    kind.title,
    tiles,
    tiles.length === 0 ? rememberColor(sources, message) : writeSubject({ wish, productIds }),
  )
}

/** 'Een rolgordijn of zo'n plissé ding' names no other thing that is sold. */
function isOfUnsold(message: string): boolean {
  const [, other = ''] = message.split(ofTwo)
  return findNotSold(other) !== undefined || !other.split(' ').some(isGoods)
}

/** Whether the thing is what a message begins with. */
function startsWithThing(message: string): boolean {
  return findNotSold(message.split(' ').slice(0, 2).join(' ')) !== undefined
}
