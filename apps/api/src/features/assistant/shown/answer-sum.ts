import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import { splitGoods } from '@sluimer/assistant/text/split-goods'
import { readSum } from '@sluimer/assistant/wish/read-count'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { formatEuro } from '@sluimer/domain/money/euro'
import { aDraft, addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { rememberPieces } from '../draft/remember-pieces.ts'
import { asksDelivered, tellDelivered } from '../reading/delivered.ts'
import { tellDeal } from '../reading/tell-deal.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import {
  comesInTold,
  describeRange,
  findCents,
  nameSize,
  sumUpSizes,
  withSizeOf,
} from '../tools/price-of-size.ts'
import { getGoods, searchGoods } from '../tools/search-goods.ts'
import { showMakes } from '../tools/show-makes.ts'
import { answerGoods } from './answer-goods.ts'
import { hasNameIn, pickPointedOut } from './pick-pages.ts'
import { toShownDraft } from './to-shown-draft.ts'

const aSize = /\b\d{2,3}x\d{2,3}\b/
const fewestTogether = 2

/**
 * Answers what several pieces of a product that was shown cost, or several products together. The exit check adds the parts up as well:
 * each of them must be a price that a tool gave. Undefined when a message asks for no sum, or of goods that were not shown.
 */
export async function answerSum(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const asked = readSum(turn.message)
  const ids = turn.subject?.productIds ?? []
  // Who tells of weights asks how many mattresses suit two people, and for no sum.
  if (asked === undefined || readBodies(turn.message).length > 0) return undefined
  const kinds = await sumUpKinds(sources, turn)
  if (kinds !== undefined) return kinds
  if (asked.times > 1 && turn.wish.text.split(' ').some(isGoods)) return sumUpKind(sources, turn, asked.times)
  if (ids.length === 0) return undefined
  const shown = await sources.products.findPages(ids, turn.at)
  const pointed = pickPointedOut(turn.message, shown)
  // Where what two kinds may cost is not known, two of one kind are no answer.
  if (pointed.length === 0 && splitGoods(turn.message).length >= fewestTogether) return undefined
  const isTogether = asked.times === 1
  const summed = pointed.length > 0 ? pointed : shown.slice(0, isTogether ? fewestTogether : 1)
  if (summed.length < (isTogether ? fewestTogether : 1)) return undefined
  // The price of another size would not be the sum that is asked for.
  if (!summed.every((page) => comesInTold(page, turn.message))) return undefined
  const about = nameSize(turn.subject?.wish.text ?? '', turn.message)
  const size = aSize.exec(about)?.[0]
  const makes = await findMakes(sources, summed, about, turn.at)
  const parts = summed.map((page) => ({
    page,
    times: asked.times,
    // No make of a size costs less than the cheapest of it.
    cents: Math.max(
      makes.find(({ id }) => id === page.id)?.price.price ?? 0,
      findCents(page, size, makes.length > 0),
    ),
  }))
  const total = parts.reduce((sum, { times, cents }) => sum + times * cents, 0)
  const lines = parts.map(({ page, times, cents }) =>
    times === 1
      ? `${toSpokenName(page)} ${formatEuro(cents)}`
      : `${times} keer ${toSpokenName(page)} van ${formatEuro(cents)}`,
  )
  const isLowest = summed.some(({ price }) => price.from)
  const deal = await tellDeal(sources, parts, { total, at: turn.at })
  const rest =
    isLowest && makes.length === 0 && size === undefined
      ? ' Dat is de laagste prijs: een andere maat of uitvoering kan meer kosten.'
      : ''
  const delivered = asksDelivered(turn.message) ? tellDelivered(parts) : undefined
  const tail = delivered === undefined ? ', zonder bezorgkosten.' : `.${delivered.text}`
  const content = `${lines.join(' en ')}: samen ${formatEuro(total)}${tail}${deal}${rest}`
  const shownDraft = await toShownDraft(sources, turn, summed, content)
  const draft = rememberPieces(
    makes.length === 0 ? shownDraft : { ...shownDraft, products: makes },
    asked.times,
    about,
  )
  addTileFacts(draft.facts, makes)
  draft.facts.values.push(...parts.map(({ cents }) => formatEuro(cents)))
  draft.facts.sums.push(parts)
  if (delivered !== undefined) draft.facts.texts.push(delivered.text.trim())
  for (const cents of delivered?.costs ?? []) {
    draft.facts.values.push(formatEuro(cents))
    draft.facts.sums.push([...parts, { cents, times: 1 }])
  }
  if (deal !== '') draft.facts.texts.push(deal.trim())
  return draft
}

/** Says what several kinds of goods that a message names cost together: '4 handdoeken en 2 badlakens'. Undefined for one kind. */
async function sumUpKinds(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  const pieces = splitGoods(message)
  if (pieces.length < fewestTogether) return undefined
  const parts = []
  for (const piece of pieces) {
    const wish = readWish(withSizeOf(piece, pieces))
    const [kind] = readSlots(sources.search, wish.text).kinds
    const found = await searchGoods(sources, wish, at)
    const prices = found.count === 0 || found.isUnsold ? null : await found.findPrices()
    const [tile] = found.tiles
    if (kind === undefined || prices === null || tile === undefined) return undefined
    const isNamed = hasNameIn(tile, piece)
    const times = readSum(`${piece} samen`)?.times ?? 1
    parts.push({
      ...prices,
      kind: isNamed ? toSpokenName(tile) : kind,
      tile,
      named: found.named,
      times,
      isNamed,
    })
  }
  const least = parts.map(({ times, minCents }) => ({ times, cents: minCents }))
  const most = parts.map(({ times, maxCents }) => ({ times, cents: maxCents }))
  const lines = parts.map(({ times, kind, named, minCents, maxCents }) => {
    const make = named.length === 0 ? '' : ` (${named.map(lowerFirst).join(', ')})`
    return `${times} ${kind}${make} van ${describeRange(minCents, maxCents)}`
  })
  const rest = parts.every(({ isNamed }) => isNamed)
    ? 'Wat het wordt, hangt af van de maat en de uitvoering.'
    : 'Noem er een bij de naam, dan reken ik het precies uit.'
  const content = `Dat is samen ${describeRange(sumCents(least), sumCents(most))}, zonder bezorgkosten: ${lines.join(' en ')}. ${rest}`
  const products = parts.map(({ tile }) => tile)
  const facts = createFacts()
  addTileFacts(facts, products)
  for (const { minCents, maxCents, times, named, kind } of parts)
    facts.values.push(formatEuro(minCents), formatEuro(maxCents), String(times), kind, ...named)
  facts.sums.push(least, most)
  const productIds = products.map(({ id }) => Number(id))
  return aDraft(content, {
    products,
    facts,
    subject: writeSubject({ wish: readWish(pieces[0] ?? ''), productIds }),
  })
}

function sumCents(parts: readonly { times: number; cents: number }[]): number {
  return parts.reduce((sum, { times, cents }) => sum + times * cents, 0)
}

/** Says what several pieces of goods that a message names cost: of the cheapest to the dearest make that it may mean. */
async function sumUpKind(sources: Sources, turn: Turn, times: number): Promise<Draft | undefined> {
  const { wish, message, at } = turn
  if (readSlots(sources.search, wish.text).kinds.length > 1) return undefined
  const found = await searchGoods(sources, wish, at)
  const named = found.tiles.filter((tile) => hasNameIn(tile, message))
  const [only] = named
  // Who calls one product by its name wants to hear of no others.
  if (only !== undefined && named.length === 1 && found.count > 0)
    return sumUpNamed(sources, turn, only, times)
  const prices = found.count === 0 ? null : await found.findPrices()
  if (found.isUnsold || found.missing.length > 0 || prices === null) return undefined
  const goods = await answerGoods(sources, wish, at)
  const { minCents, maxCents } = prices
  const each = describeRange(minCents, maxCents)
  const whole = describeRange(times * minCents, times * maxCents)
  goods.facts.values.push(formatEuro(minCents), formatEuro(maxCents), String(times))
  goods.facts.sums.push([{ cents: minCents, times }], [{ cents: maxCents, times }])
  const values = found.named.length === 0 ? '' : ` (${found.named.map(lowerFirst).join(', ')})`
  goods.facts.values.push(...found.named)
  const sized = await sumUpSizes(sources, turn, { found, times })
  goods.facts.values.push(...sized.values)
  goods.facts.sums.push(...sized.sums)
  const told =
    sized.lines.length > 1
      ? `${times} samen${values}, zonder bezorgkosten: ${sized.lines.join('; ')}.`
      : `Een kost ${each}${values}, dus ${times} samen ${whole}, zonder bezorgkosten.`
  return { ...goods, content: `${told} Bijvoorbeeld:` }
}

async function sumUpNamed(
  sources: Sources,
  turn: Turn,
  tile: ProductTile,
  times: number,
): Promise<Draft | undefined> {
  const [page] = await sources.products.findPages([Number(tile.id)], turn.at)
  if (page === undefined) return undefined
  const part = { page, times, cents: tile.price.price }
  const total = times * part.cents
  const deal = await tellDeal(sources, [part], { total, at: turn.at })
  const each = formatEuro(part.cents)
  const content = `${times} keer ${toSpokenName(tile)} van ${each}: samen ${formatEuro(total)}, zonder bezorgkosten.${deal}`
  const draft = await toShownDraft(sources, turn, [page], content)
  addTileFacts(draft.facts, [tile])
  draft.facts.values.push(formatEuro(part.cents), String(times))
  draft.facts.sums.push([part])
  if (deal !== '') draft.facts.texts.push(deal.trim())
  return { ...draft, products: [tile] }
}

/** Returns products as the make that was looked for, such as the satin one; none where no value was asked for. */
async function findMakes(
  sources: Sources,
  pages: readonly Product[],
  about: string,
  at: Date,
): Promise<readonly ProductTile[]> {
  const { values, rest: hints } = readSlots(sources.search, about)
  if (values.length + hints.length === 0) return []
  const slugs = values.flatMap((value) => value.slugs)
  const ids = pages.map(({ id }) => Number(id))
  return showMakes(sources, await getGoods(sources, ids, at), { slugs, hints }, at)
}
