import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { PriceRange } from '@sluimer/search/port'
import type { Connection } from '../../../platform/db/database.ts'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import { nameTints } from '../slots/find-shade.ts'
import { isForeign, isGoods, isModifier } from '../slots/judge-words.ts'
import { understandTwice } from '../slots/look-again.ts'
import { findBearing, findLifted } from './find-bearing.ts'
import {
  chooseSize,
  find,
  findNearest,
  keepMadeOf,
  listAll,
  mostTiles,
  ofMakes,
  pickIds,
} from './find-in-index.ts'
import { isNothingOfTheKind } from './is-nothing-of-the-kind.ts'
import { keepMakes } from './keep-makes.ts'
import { keepTold } from './keep-told.ts'
import { listInstead } from './list-instead.ts'
import { listDoubtful, listLacking, listSpoken, listUnsure, saysLack } from './list-lacking.ts'
import { aLength } from './make-lengths.ts'
import {
  type Dearest,
  findDearestMake,
  findMakesInRange,
  findNearestMakes,
  findPricesOfMakes,
  mostRead,
  orderByMake,
} from './make-prices.ts'
import { coverShown, keepInBand, toRange } from './price-range.ts'
import { keepReduced } from './reduced-goods.ts'
import { refuse } from './refuse-goods.ts'
import { showMakes } from './show-makes.ts'

/** What the catalogue has for a wish. */
export interface FoundGoods {
  /** How many products are exactly what was asked for. */
  readonly count: number
  /** The first of them; when there are none, the nearest. */
  readonly tiles: readonly ProductTile[]
  /** Filter values of the wish that none of these products has, as the shop writes them. */
  readonly missing: readonly string[]
  /** What there is instead of the one that none has: the colors of towels of that size. */
  readonly instead: readonly string[]
  /** Filter values of the wish that all of these products have, as the shop writes them. */
  readonly named: readonly string[]
  /** Words of the wish that are neither goods nor a filter value, and that no product has beside the others. */
  readonly ignored: readonly string[]
  /** Those of them of which nobody can tell whether goods are so. */
  readonly doubtful: readonly string[]
  /** Those that an answer names as unknown. */
  readonly unsure: readonly string[]
  /** Words of the wish that are neither goods nor a filter value, and that goods have in their texts. */
  readonly told: readonly string[]
  /** Values of which the shopper would also have had another, and that none of these products has. */
  readonly absent: readonly string[]
  /** Whether one of these words says how goods should be, as other goods of the shop are. */
  readonly lacksKnown: boolean
  /** Those words, as far as an answer may repeat them. */
  readonly lacking: readonly string[]
  /** What all of them are without, in words that are filter values of the shop. */
  readonly refused: readonly string[]
  /** Whether the shop sells nothing of the kind. */
  readonly isUnsold: boolean
  /** The name of the largest or smallest size that these products have, when that was asked for. */
  readonly size?: string
  /** Returns the lowest and highest price of what was asked for, whatever it may cost; null when that is not known. */
  findPrices(): Promise<PriceRange | null>
  /** Returns which of them has the dearest make; null when that is not known. */
  findDearest(): Promise<Dearest | null>
}

interface Sources extends FilteredSources {
  readonly db: Connection
}

/** Looks for goods in the whole catalogue. Any wish has an answer, which may be that nothing fits. After 'dons of veren' the one that costs so little is enough. */
export async function searchGoods(sources: Sources, wish: Wish, at: Date): Promise<FoundGoods> {
  const both = await searchAsSaid(sources, wish, at)
  if (wish.either === undefined || wish.price === undefined || both.count > 0) return both
  const found = [both]
  for (const word of wish.either) {
    const text = wish.text.split(' ').filter((one) => one !== word)
    found.push(await searchAsSaid(sources, { ...wish, text: text.join(' '), either: undefined }, at))
  }
  const lowest = await Promise.all(found.map(async (one) => (await one.findPrices())?.minCents ?? Infinity))
  return found.find(({ count }) => count > 0) ?? found[lowest.indexOf(Math.min(...lowest))] ?? both
}

async function searchAsSaid(sources: Sources, wish: Wish, at: Date): Promise<FoundGoods> {
  const { db, search, tiles } = sources
  const { index } = search
  const plain = await understandTwice(sources, wish, at)
  const made = await keepMakes(sources, plain, { wish, at })
  const understood = keepReduced(
    search,
    await keepTold(sources, made, { text: withoutStory(wish), loose: wish.loose, at }),
  )
  const isUnsold = await isNothingOfTheKind(sources, wish, understood, at)
  const { scope: whole, size } = chooseSize(
    search,
    understood.wish,
    refuse(search, understood.wish, understood.scope),
    wish.text,
  )
  const { missing, hints } = understood
  const { scope, isUnmade, left } = await keepMadeOf(sources, understood, { scope: whole, at })
  const slugs = Object.values(scope.filters).flat()
  const result = find(index, understood.wish, scope)
  const asked = { ids: () => listAll(index, understood.wish, scope), slugs, hints, at }
  const meansNothing =
    wish.text !== '' &&
    understood.wish.text === '' &&
    scope.ids === undefined &&
    slugs.length === 0 &&
    wish.price === undefined &&
    wish.order === undefined
  const listed = isUnsold || meansNothing || missing.length > 0 ? 0 : (result.filledFrom ?? result.total)
  // The index knows the lowest price of a product: a large towel may cost what the smallest does not.
  const isOfMake = made !== plain || slugs.length > 0 || hints.some((hint) => aLength.test(hint))
  const mayHaveMore = listed === 0 || isOfMake || (listed < mostTiles && wish.price?.min !== undefined)
  const range = mayHaveMore && !isUnsold ? toRange(wish.price) : undefined
  const all = range === undefined ? [] : asked.ids()
  const band = all.length < mostRead ? range : undefined
  const inBand =
    band === undefined || missing.length > 0
      ? []
      : (await findMakesInRange(sources, { ...asked, ids: all }, band)).filter(
          ({ id }) => (isOfMake && wish.order === undefined) || !result.ids.slice(0, listed).includes(id),
        )
  // The index knows no price of a size or a color: there only makes within the range count.
  const isProved =
    band !== undefined &&
    isOfMake &&
    wish.order === undefined &&
    (inBand.length > 0 || (await findPricesOfMakes(sources, { ...asked, ids: all })) !== null)
  const exact = isProved ? 0 : listed
  const count = exact + inBand.length
  const isBare = band !== undefined && understood.isOfKind && count === 0
  // Where green costs more, sage may cost what was asked.
  const tinted = isBare && missing.length === 0 ? nameTints(search, wish) : undefined
  const inTints = tinted && (await searchGoods(sources, tinted, at))
  if (inTints !== undefined && inTints.count > 0) return inTints
  const near = isBare
    ? (await findNearestMakes(sources, { ...asked, ids: all }, band)).slice(0, mostTiles)
    : []
  const ordered =
    count > 0 &&
    inBand.length === 0 &&
    slugs.length + hints.length > 0 &&
    isOfPrice(wish.order) &&
    range === undefined
      ? await orderByMake(sources, { ...asked, ids: asked.ids().slice(0, mostRead) }, wish.order)
      : []
  const skipped = (wish.rank ?? 1) - 1
  const picked =
    ordered.length > skipped
      ? ordered.slice(skipped).map(({ id }) => id)
      : count > 0
        ? [
            ...(exact > 0 ? await pickIds(db, index, understood.wish, scope, { count: exact, skipped }) : []),
            ...inBand.map(({ id }) => id),
          ]
        : near.length > 0
          ? near.map(({ id }) => id)
          : findNearest(index, understood.wish, scope, result)
  const bearing = wish.order === undefined && wish.price === undefined ? findBearing(index, understood) : []
  const lifted = wish.order === undefined && count > 0 ? findLifted(index, understood, scope) : []
  const ids = [...new Set([...lifted, ...bearing, ...picked])].slice(0, mostTiles)
  const kept = wish.text.split(' ').filter((word) => !understood.ignored.includes(word) && !isForeign(word))
  // Near is only what is a thing as well: a pink lamp is not near to a pink bicycle.
  const hasNearest =
    (!isUnsold && !meansNothing) || understood.isOnlyNear || (kept.some(isGoods) && result.total < index.size)
  // A price of another size would not be the price of what is looked for.
  const keysOf = new Map([...inBand, ...near, ...ordered].map(({ id, keys }) => [String(id), keys]))
  const found = hasNearest || inBand.length > 0 ? await tiles.getTiles(ids, at) : []
  const shown: ProductTile[] = []
  for (const tile of found)
    shown.push(
      ...(await showMakes(sources, [tile], { slugs: [...slugs, ...(keysOf.get(tile.id) ?? [])], hints }, at)),
    )
  const lacking = listLacking(index, understood, wish)
  return {
    count,
    tiles: count > 0 ? keepInBand(shown, wish.price) : shown,
    missing,
    instead: listInstead(sources, understood),
    named: [...new Set(understood.named)].filter(
      (title) => !left.includes(title) && (size === undefined || !aMeasure.test(title)),
    ),
    ignored: understood.ignored,
    doubtful: listDoubtful(understood, wish),
    unsure: listUnsure(understood, wish),
    told: understood.told,
    absent: understood.absent,
    lacksKnown: isUnmade || understood.isOnlyAlike || saysLack(index, lacking, wish.text),
    lacking: listSpoken(index, [...understood.near, ...lacking], wish.text),
    refused: listRefused(index, wish),
    isUnsold,
    ...(size !== undefined && { size }),
    findDearest: async () => {
      const all = asked.ids()
      return all.length < mostRead ? findDearestMake(sources, { ...asked, ids: all }) : null
    },
    findPrices: async () => {
      const all = asked.ids()
      // Of makes that the index does not know, such as the electric ones of a bed, it does not know the prices.
      if (
        Object.keys(scope.filters).some((group) => ofMakes.has(group)) &&
        wish.price === undefined &&
        hints.length === 0
      )
        return null
      const prices = all.length < mostRead ? await findPricesOfMakes(sources, { ...asked, ids: all }) : null
      return count > 0 ? coverShown(prices, shown) : prices
    },
  }
}

/** Where the largest or smallest of all is found, the size that was spoken of before is not asked for. */
const aMeasure = /^\d+ x \d+ cm$/u

/** The words of a wish that goods may have: those of a story beside them are on no page. */
function withoutStory({ text, story = [] }: Wish): string {
  return text
    .split(' ')
    .filter((word) => !story.includes(word))
    .join(' ')
}

/** Lists what goods are without that the shop has a word for; feathers are named where they are refused alone. */
function listRefused(index: Parameters<typeof isModifier>[0], { without = [] }: Wish): readonly string[] {
  return without.filter((word) => isModifier(index, word) || (word === 'veren' && !without.includes('wol')))
}

function isOfPrice(order: Wish['order']): order is 'cheapest' | 'dearest' {
  return order === 'cheapest' || order === 'dearest'
}

/** Returns products by their ids, those that can still be seen. */
export function getGoods({ tiles }: Sources, ids: readonly number[], at: Date): Promise<ProductTile[]> {
  return tiles.getTiles(ids, at)
}
