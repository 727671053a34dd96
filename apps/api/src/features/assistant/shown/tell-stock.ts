import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { aDraft, addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { asksStock } from '../reading/intent-phrases.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { getGoods } from '../tools/search-goods.ts'
import { showMakes } from '../tools/show-makes.ts'

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
export const asksCount =
  /\bhoeveel\b.*\b(?:nog|voorraad|liggen|resterend\p{L}*)\b(?!.*\b(?:dagen|weken|betalen|tijd|korting)\b)/iu

/** Tells of goods whether they can be had, and where the shop shows how many. */
export function tellCount(goods: Draft): Draft {
  const [first] = goods.products
  if (first === undefined) return goods
  const said = 'Hoeveel er nog zijn, zie je op de productpagina: meer kun je er bij Aantal niet kiezen.'
  goods.facts.texts.push(said)
  return {
    ...goods,
    content: `${said}\n${describeStock(first)}`,
    products: goods.products.slice(0, mostInStock),
  }
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
