import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { readPieces } from '@sluimer/assistant/wish/read-count'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Product, Variant } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { aDraft, addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { asksStock } from '../reading/intent-phrases.ts'
import { aSize } from '../slots/find-size.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { getGoods } from '../tools/search-goods.ts'
import { hasAsked, showMakes } from '../tools/show-makes.ts'
import { answerGoods } from './answer-goods.ts'

const mostInStock = 3

/** Tells of the first of the goods whether they can be had, and when they come. */
export function tellStock(goods: Draft): Draft {
  const lines = goods.products.slice(0, mostInStock).map(describeStock)
  const content = goods.content.replace(/\s*Bijvoorbeeld:$/u, '')
  return { ...goods, content: [content, ...lines].join('\n') }
}

function describeStock(tile: ProductTile): string {
  const state = tile.available
    ? `te bestellen. ${tile.delivery}`
    : (tile.overlay ?? 'Nu niet te bestellen').toLowerCase()
  return `${toSpokenName(tile)}: ${state}.`.replace(/\.\.$/, '.')
}

/** Asks how many there are, and not how many one needs. */
const asksHowMany =
  /\bhoeveel\b.*\b(?:nog|voorraad|liggen|resterend\p{L}*)\b(?!.*\b(?:dagen|weken|betalen|tijd|korting)\b)/iu

/** Whether a message asks how many there are, or whether there are as many as it tells: 'hebben jullie er nog tien op voorraad'. */
function asksCount(message: string): boolean {
  return asksHowMany.test(message) || (asksStock.test(message) && readPieces(message) !== undefined)
}

/** Answers how many there are of goods that are named: 'hoeveel heb je nog van plaid Mos'. Undefined for every other message. */
export async function answerCount(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  const wish = readWish(message.replace(/\bhoeveel(?: stuks)?\b/giu, ' '))
  if (!asksCount(message) || !wish.text.split(' ').some(isGoods)) return undefined
  const goods = await answerGoods(sources, wish, at)
  return goods.isUnsold || goods.products.length === 0 || /niets/u.test(goods.content)
    ? goods
    : tellCount(sources, goods, { message, at })
}

/** Tells how many of goods there are now, as their pages do, or where the shop shows it while the make is not chosen. */
async function tellCount(
  { products, search }: Pick<Sources, 'products' | 'search'>,
  goods: Draft,
  { message, at }: { message: string; at: Date },
): Promise<Draft> {
  const shown = goods.products.slice(0, mostInStock)
  const pages = await products.findPages(
    shown.map(({ id }) => Number(id)),
    at,
  )
  const slugs = new Set(readSlots(search, readWish(message).text).values.flatMap((value) => value.slugs))
  const wanted = readPieces(message) ?? 0
  const lines = shown.map((tile) => {
    const page = pages.find(({ id }) => id === tile.id)
    const made = page === undefined ? [] : listMade(page, tile.variant_id, slugs)
    const each = made.map(
      ({ title, stock }) => ` ${title}: nu ${stock}${stock < wanted ? `, te weinig voor ${wanted}` : ''}.`,
    )
    return `${describeStock(tile)}${each.join('')}`
  })
  const isTold = lines.some((line) => line.includes(': nu '))
  const where = 'Hoeveel er nog zijn, zie je op de productpagina: meer kun je er bij Aantal niet kiezen.'
  const content = (isTold ? lines : [where, ...lines.slice(0, 1)]).join('\n')
  goods.facts.texts.push(content)
  return { ...goods, content, products: shown }
}

const mostMakes = 6

/** Lists the make that is shown, or those of a size that is told, where they are few. */
function listMade(page: Product, shown: string | null, asked: ReadonlySet<string>): readonly Variant[] {
  const isSized = page.options.some(({ values }) =>
    values.some(({ key = '' }) => aSize.test(key) && asked.has(key)),
  )
  const fitting = isSized ? page.variants.filter((variant) => hasAsked(page, variant, asked)) : []
  const [only] = page.variants.filter(({ variant_id: id }) => id === shown)
  return only === undefined ? (fitting.length > mostMakes ? [] : fitting) : [only]
}

/** Asks when goods come. */
export const asksWhen =
  /\b(?:hoe (?:snel|vlug|lang)|hoelang|hoeveel (?:dagen|weken|tijd)|wanneer|levertijd|in huis|op tijd|binnen|voor (?:morgen|overmorgen|(?:\p{L}+ )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|weekend|kerst\p{L}*|sinterklaas|pakjesavond)))\b/iu

/** Tells when the first of the goods comes, for 'ik zoek een laken, en hoe snel is dat in huis?' */
export function tellWhen(goods: Draft): Draft {
  const [first] = goods.products
  if (first === undefined || !first.available) return goods
  const content = goods.content.replace(/\s*Bijvoorbeeld:$/u, '')
  return { ...goods, content: `${content}\n${toSpokenName(first)}: ${first.delivery}.` }
}

const points = /\b(?:er|die|deze|dat|hem|hij|ze|daarvan|ervan)\b/iu

/** Tells of goods that were shown whether they can be had: 'heb je er 2 op voorraad?' Undefined for another question. */
export async function answerStockOfShown(
  sources: Sources,
  { message, wish, subject, at }: Turn,
): Promise<Draft | undefined> {
  const ids = subject?.productIds ?? []
  if (subject === undefined || ids.length === 0 || !asksStock.test(message) || !points.test(message))
    return undefined
  const { values, rest } = readSlots(sources.search, wish.text)
  if (wish.text.split(' ').some(isGoods) || values.length > 0 || rest.some((word) => !/^\d+$/.test(word)))
    return undefined
  const asked = readSlots(sources.search, subject.wish.text)
  const slugs = asked.values.flatMap((value) => value.slugs)
  const tiles = await getGoods(sources, ids.slice(0, mostInStock), at)
  const products = await showMakes(
    sources,
    tiles,
    { slugs, hints: [...asked.rest, ...(subject.wish.hints ?? [])] },
    at,
  )
  const facts = createFacts()
  addTileFacts(facts, products)
  const lines = products.map(describeStock)
  return products.length === 0
    ? undefined
    : aDraft(lines.join('\n'), { products, facts, subject: writeSubject(subject) })
}
