import { writeSubject } from '@sluimer/assistant/subject/subject'
import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { fold } from '@sluimer/search/text/words/tokens'
import { addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { findPriceOfMost, isSecond, keepPriced, type MakeOf } from '../most/find-price-of-most.ts'
import { findExtreme, type InOrder, type Measured, putInOrder } from '../reading/measures.ts'
import { dropPlaces, dropTold, findOfKind } from '../slots/find-kind.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { showMakes } from '../tools/show-makes.ts'
import { toShownDraft } from './to-shown-draft.ts'

/** A filter knows how warm a duvet is, which says more than how thick it is. */
const byClass = /dekbed|donsdeken/iu
const ofWeight = /\bzwaarste?\b/iu
/** More than the catalogue has of one kind that is compared by a figure. */
const mostCompared = 40
const mostNamed = 3
const mostShown = 4

/** Says which goods of a kind are the thickest, the highest or the heaviest, by the figures of their pages; undefined for another question. */
export async function answerExtreme(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  if (findExtreme(turn.message) === undefined) return undefined
  const text = nameKind(sources, turn)
  const [kind, ...others] = dropPlaces(dropTold(readSlots(sources.search, text).kinds, turn.wish.story))
  if (kind === undefined || others.length > 0 || (byClass.test(kind) && !ofWeight.test(turn.message)))
    return undefined
  const ids = await findOfKind(sources, kind, turn.at)
  if (ids.length === 0 || ids.length > mostCompared) return undefined
  const named = keepNamed(sources, await sources.products.findPages(ids, turn.at), text)
  const pages = keepPriced(named, turn)
  const inOrder = putInOrder(turn.message, pages)
  if (inOrder === undefined) return undefined
  const price = findPriceOfMost(sources, inOrder, turn)
  const shown = inOrder.measured.slice(0, mostShown).map(({ page }) => page)
  const draft = await toShownDraft(
    sources,
    { ...turn, subject: undefined },
    shown,
    `${addRoom(
      describeOrder(inOrder, turn.message),
      `${price === undefined ? '' : ` ${price.said}`}${describeRoom(inOrder, turn.message)}`,
    )}${describeHigh(inOrder, turn.message)}`,
  )
  draft.facts.texts.push(draft.content)
  if (price !== undefined) draft.facts.values.push(price.amount)
  const products = await showInThatSize(sources, draft.products, price?.makes, turn.at)
  addTileFacts(draft.facts, products)
  const productIds = shown.map(({ id }) => Number(id))
  // Where it shall stand is not looked for in a next turn.
  const places = readSlots(sources.search, text).kinds.filter((one) => one !== kind)
  const kept = text.split(' ').filter((word) => !places.includes(word))
  return { ...draft, products, subject: writeSubject({ wish: { text: kept.join(' ') }, productIds }) }
}

/** 'Die witte koepellamp' is one of the lamps: those in the color, and with the name, that a text has; all where none has them. */
function keepNamed({ search }: Sources, pages: readonly Product[], text: string): readonly Product[] {
  const { values, heads, kinds } = readSlots(search, text)
  const filters = Object.fromEntries(
    values
      // That sheets are for a topper asks for no property of a topper.
      .filter(({ group, words }) => group !== sizeGroup && !kinds.includes(words))
      .map(({ group, slugs }) => [group, slugs]),
  )
  const ids = pages.map(({ id }) => Number(id))
  const listed = search.index.list({ ids, filters, sort: 'popularity', offset: 0, limit: mostCompared }).ids
  const called = pages.filter(
    ({ id, title }) => listed.includes(Number(id)) && heads.every((head) => fold(title).includes(head)),
  )
  return called.length > 0 ? called : pages
}

/** 'En wat is de dikste?' right after goods of one kind asks it of these; of goods in one color it is asked of what was shown. */
function nameKind({ search }: Sources, { wish, subject }: Turn): string {
  const isAfterGoods = subject?.topic === undefined && (subject?.productIds.length ?? 0) > 0
  if (readSlots(search, wish.text).kinds.length > 0 || !isAfterGoods) return wish.text
  const about = subject?.wish.text ?? ''
  const { values, rest } = readSlots(search, about)
  return rest.length === 0 && values.every(({ group }) => group === sizeGroup) ? about : wish.text
}

/** A pillow is called thick that suits who lies on the side. */
function describeHigh({ name }: InOrder, message: string): string {
  const isPillow = /kussen/iu.test(message) && /\bdikste?\b/iu.test(message)
  return isPillow && name === 'Het hoogst' ? ' Zo hoog past vooral bij zijslapers.' : ''
}

/** Shows each product in the size that makes it the largest, where it comes in several. */
async function showInThatSize(
  sources: Sources,
  tiles: readonly ProductTile[],
  makes: MakeOf | undefined,
  at: Date,
): Promise<readonly ProductTile[]> {
  const shown: ProductTile[] = []
  for (const tile of tiles) {
    const keys = makes?.get(tile.id)
    shown.push(...(keys === undefined ? [tile] : await showMakes(sources, [tile], { slugs: keys }, at)))
  }
  return shown
}

const room = /(?<![\d.,x×])(\d{2,3}) ?(?:cm|centimeter)\b/iu
const leastOf = /(?:smalst|laagst|dunst|kortst)$/u

/** Says whether the narrowest fits into the room that a message tells: 'heb maar 32 cm'. */
function describeRoom({ name, unit, measured }: InOrder, message: string): string {
  const [, most] = room.exec(message) ?? []
  const [least] = measured
  if (most === undefined || least === undefined || unit !== 'cm' || !leastOf.test(name)) return ''
  return least.value > Number(most) ? ` In ${most} cm past er dus geen.` : ` Dat past in ${most} cm.`
}

/** Says it before the words that lead to the goods. */
function addRoom(order: string, fits: string): string {
  return order.endsWith(leads) ? `${order.slice(0, -leads.length)}${fits}${leads}` : `${order}${fits}`
}

const leads = ' Bijvoorbeeld:'

/** Writes 'Het dikst is Topper traagschuim (10 cm). Daarna: …', and for the second 'Daarna komt Topper latex (9 cm). Het dikst is …'. */
export function describeOrder(inOrder: InOrder, message: string): string {
  const order = describeFirst(inOrder)
  const [, second] = [...new Set(inOrder.measured.map(({ value }) => value))]
  if (!isSecond.test(message) || second === undefined) return order
  const names = inOrder.measured
    .filter(({ value }) => value === second)
    .slice(0, mostNamed)
    .map(({ page }) => toSpokenName(page))
  return `Daarna komt ${names.join(' en ')} (${String(second).replace('.', ',')} ${inOrder.unit}). ${order}`
}

function describeFirst({ name, unit, measured }: InOrder): string {
  const best = measured[0]?.value
  const say = ({ page, value }: Measured) =>
    `${toSpokenName(page)} (${String(value).replace('.', ',')} ${unit})`
  const winners = measured.filter(({ value }) => value === best)
  if (winners.length > mostNamed)
    return `Daarin zijn ze gelijk: ${winners.length} artikelen hebben ${String(best).replace('.', ',')} ${unit}. Bijvoorbeeld:`
  const others = measured.slice(winners.length, mostShown)
  const rest = others.length === 0 ? '' : ` Daarna: ${others.map(say).join(', ')}.`
  return `${name}: ${winners.map(say).join(' en ')}.${rest}`
}
