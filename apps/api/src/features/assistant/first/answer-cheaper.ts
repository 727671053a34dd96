import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { describeMake } from '@sluimer/domain/catalog/make'
import { formatEuro } from '@sluimer/domain/money/euro'
import { fold } from '@sluimer/search/text/words/tokens'
import { aDraft, addTileFacts, type Draft, formatTilePrice, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { narrowPage } from '../tools/narrow-page.ts'
import { searchGoods } from '../tools/search-goods.ts'
import { showMakes, valueAt } from '../tools/show-makes.ts'

/** 'Wat is goedkoper', 'hoeveel scheelt dat', 'het verschil in prijs'. */
const asksCheaper =
  /\b(?:goedkoper|goedkoopste?|voordelig(?:er|ste?)|duurder|duurste?|minder (?:duur|geld)|scheelt?|prijsverschil|verschil in (?:de )?prijs|minste? geld)\b/iu
const ofTwo = /(\p{L}{3,}) (?:of|versus|vs|tegenover|en) (?:(?:een|de|het|van|met|in) )*(\p{L}{3,})/giu
/** 'Het verschil in prijs tussen de twee goedkoopste toppers' names no two kinds, and asks of two all the same. */
const ofFirstTwo = /\b(?:twee|2) (goedkoopste|voordeligste|duurste)\b/iu
const asksDifference = /\b(?:verschil\p{L}*|scheelt?|prijsverschil)(?!\p{L})/iu

/** One of two with what was looked for to find it. */
interface Side {
  readonly name: string
  readonly tile: ProductTile
}

/**
 * Answers which of two costs the least: 'latex of koudschuim matras, wat is goedkoper', with the cheapest of both and what it saves. Undefined for every other message, and where
 * the shop does not have both.
 */
export async function answerCheaper(
  sources: Sources,
  { message, wish, subject, at }: Turn,
): Promise<Draft | undefined> {
  if (!asksCheaper.test(message)) return undefined
  const slots = readSlots(sources.search, wish.text)
  const about = subject?.topic === undefined ? (subject?.wish.text ?? '') : ''
  const kind = slots.kinds[0] ?? readSlots(sources.search, about).kinds[0]
  const sizes = slots.values.filter(({ group }) => group === sizeGroup).map(({ words }) => words)
  if (ofFirstTwo.test(message) && asksDifference.test(message))
    return kind === undefined ? undefined : answerFirstTwo(sources, `${kind} ${sizes.join(' ')}`, message, at)
  for (const [, one = '', other = ''] of message.matchAll(ofTwo)) {
    // Beside a kind of their own two words say what it is made of; without one they are two kinds.
    const isOfKind = kind !== undefined && kind !== one && kind !== other
    const sides: Side[] = []
    for (const name of [one, other]) {
      const text = [...(isOfKind ? [kind] : []), name, ...sizes].join(' ')
      const { kinds, values } = readSlots(sources.search, name)
      const tile =
        kinds.length + values.length === 0
          ? undefined
          : await findCheapest(sources, { name, text, isOfKind }, at)
      if (tile !== undefined) sides.push({ name: name.toLowerCase(), tile })
    }
    const [first, second] = sides
    if (first !== undefined && second !== undefined && first.tile.id !== second.tile.id)
      return tellBoth([first, second], kind ?? '')
  }
  return undefined
}

/** Finds the cheapest make that is what is named: of a pillow with several fillings the one of latex. Undefined where the shop has none, or where another may cost less. */
async function findCheapest(
  sources: Sources,
  { name, text, isOfKind }: { name: string; text: string; isOfKind: boolean },
  at: Date,
): Promise<ProductTile | undefined> {
  const found = await searchGoods(sources, { ...readWish(text), order: 'cheapest' }, at)
  const isExact = found.count > 0 && !found.isUnsold && found.missing.length + found.absent.length === 0
  if (!isExact || found.lacksKnown) return undefined
  if (!isOfKind) return found.tiles[0]
  const pages = await sources.products.findPages(
    found.tiles.map(({ id }) => Number(id)),
    at,
  )
  const slugs = readSlots(sources.search, text).values.flatMap((value) => value.slugs)
  const [least] = pages
    .map((page) => narrowPage(sources.search, page, { slugs }))
    .flatMap((page) => listMakesOf(page, name))
    .toSorted((a, b) => a.cents - b.cents)
  const last = found.tiles.at(-1)?.price.price ?? 0
  if (least === undefined || (found.count > found.tiles.length && least.cents > last)) return undefined
  const tiles = found.tiles.filter(({ id }) => id === least.id)
  return (await showMakes(sources, tiles, { slugs: least.keys }, at))[0]
}

/** Lists the makes of a product whose name or rows have a word, with what they cost; all of them where the product is called so. */
function listMakesOf(page: Product, name: string) {
  const isNamed = has([page.title], name)
  return page.variants
    .filter(({ available }) => available)
    .flatMap((variant) => {
      const values = page.options.map((_, place) => valueAt(page, variant, place))
      const titles = values.map((value) => value?.title)
      const rows = describeMake(page, [titles]).specifications.flatMap((group) => group.rows)
      const told = [...titles.map((title) => title ?? ''), ...rows.map(({ value }) => value)]
      const keys = values.flatMap((value) => value?.key ?? [])
      return isNamed || has(told, name) ? [{ id: page.id, keys, cents: variant.price.price }] : []
    })
}

function has(texts: readonly string[], name: string): boolean {
  const word = fold(name).replace(/(?:e|en)$/u, '')
  return texts.some((text) => fold(text).includes(word))
}

function tellBoth([one, other]: readonly [Side, Side], text: string): Draft {
  const [low, high] = one.tile.price.price <= other.tile.price.price ? [one, other] : [other, one]
  const apart = high.tile.price.price - low.tile.price.price
  const say = ({ name, tile }: Side) =>
    `${name} begint bij ${formatEuro(tile.price.price)} (${toSpokenName(tile)})`
  const said = `${say(low)} en ${say(high)}.`
  const verdict =
    apart === 0
      ? 'Dat scheelt dus niets.'
      : `${capitalise(low.name)} is dus goedkoper: dat scheelt ${formatEuro(apart)}.`
  return toDraft(`${capitalise(said)} ${verdict}`, [low.tile, high.tile], { text, apart })
}

async function answerFirstTwo(
  sources: Sources,
  text: string,
  message: string,
  at: Date,
): Promise<Draft | undefined> {
  const order = /duurste/iu.test(ofFirstTwo.exec(message)?.[1] ?? '') ? 'dearest' : 'cheapest'
  const { count, tiles } = await searchGoods(sources, { ...readWish(text.trim()), order }, at)
  const [one, other] = tiles
  if (count < 2 || one === undefined || other === undefined) return undefined
  const apart = Math.abs(one.price.price - other.price.price)
  const say = (tile: ProductTile) => `${toSpokenName(tile)} ${formatTilePrice(tile)}`
  return toDraft(`${say(one)} en ${say(other)}. Dat scheelt ${formatEuro(apart)}.`, [one, other], {
    text: text.trim(),
    apart,
  })
}

function toDraft(
  content: string,
  tiles: readonly ProductTile[],
  { text, apart }: { text: string; apart: number },
): Draft {
  const facts = createFacts()
  addTileFacts(facts, tiles)
  facts.values.push(formatEuro(apart), ...tiles.map(({ price }) => formatEuro(price.price)))
  facts.texts.push(content)
  const productIds = tiles.map(({ id }) => Number(id))
  return aDraft(content, { products: tiles, facts, subject: writeSubject({ wish: { text }, productIds }) })
}

function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
