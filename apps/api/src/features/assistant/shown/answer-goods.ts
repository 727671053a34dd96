import { checkAnswer } from '@sluimer/assistant/exit/check-answer'
import { addOwned, createFacts, type Facts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ChatLink } from '@sluimer/contract/assistant/schemas'
import { formatEuro } from '@sluimer/domain/money/euro'
import { highestEuros, type ListingRequest } from '../../search/listing/listing.ts'
import { searchPlace } from '../../search/listing/listing-place.ts'
import { buildListingUrl } from '../../search/listing/listing-url.ts'
import { aDraft, addTileFacts, type Draft, formatTilePrice, toSpokenName } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { listTails } from '../slots/find-kind.ts'
import { isGoods } from '../slots/judge-words.ts'
import { describeGoods } from '../tools/describe-goods.ts'
import type { Dearest } from '../tools/make-prices.ts'
import { type FoundGoods, searchGoods } from '../tools/search-goods.ts'
import { tellUnsold } from '../tools/tell-unsold.ts'
import { tellCondition } from './tell-condition.ts'

/** Answers a wish for goods with what the whole catalogue has, and says so when that is nothing. */
export async function answerGoods(sources: Sources, wish: Wish, at: Date): Promise<Draft> {
  const found = await searchGoods(sources, wish, at)
  if (found.isUnsold) return answerUnsold(sources, wish, found)
  const facts = createFacts()
  addTileFacts(facts, found.tiles)
  const links = found.count > found.tiles.length ? [toListingLink(wish, facts)] : []
  const dearest = await findDearest(wish, found)
  const told = tellDearest(await describeGoods(wish, found, facts), found, { dearest, facts })
  const condition =
    found.count > 0 && wish.order === undefined
      ? await tellCondition(sources, found.told, found.tiles[0], at)
      : ''
  if (condition !== '') facts.texts.push(condition)
  const whole = condition === '' ? told : `${condition}\n${told}`
  // A row that the exit would hold back is left out, and the goods are shown.
  const content = checkAnswer({ content: whole, paths: [] }, facts).length === 0 ? whole : told
  return aDraft(content, {
    products: found.tiles,
    links,
    facts,
    answers:
      found.count > 1 && wish.order === undefined
        ? [{ text: 'Wat is het goedkoopste?', value: 'en de goedkoopste?' }]
        : [],
    subject: writeSubject({
      wish: nameFoundSize(dropIgnored(wish, found), found),
      productIds: found.tiles.map(({ id }) => Number(id)),
    }),
  })
}

/** Goods are put in order by their cheapest make; whoever wants the dearest wants to hear which has the dearest make. */
async function findDearest(wish: Wish, { tiles: [first], findPrices, findDearest: find }: FoundGoods) {
  if (wish.order !== 'dearest' || wish.text === '' || (wish.rank ?? 1) > 1 || first === undefined)
    return undefined
  const prices = await findPrices()
  if (prices === null || prices.maxCents <= first.price.price) return undefined
  const dearest = await find()
  return dearest?.cents === prices.maxCents ? dearest : undefined
}

/** Says what the dearest make costs: before the dearest by the lowest price of each, where that is another one. */
function tellDearest(
  told: string,
  { tiles: [first] }: FoundGoods,
  { dearest, facts }: { dearest: Dearest | undefined; facts: Facts },
): string {
  if (dearest === undefined || first === undefined) return told
  const most = formatEuro(dearest.cents)
  addOwned(facts, dearest.page.title, [most])
  const ofAll = `De duurste maat of uitvoering van alle kost ${most}: ${toSpokenName(dearest.page)}.`
  return dearest.page.id === first.id
    ? `${told} ${ofAll}`
    : `${ofAll} De hoogste vanafprijs heeft ${toSpokenName(first)}: ${formatTilePrice(first)}.`
}

/** What no goods have, nobody goes on looking for. */
function dropIgnored(wish: Wish, { ignored, missing, tiles, absent }: FoundGoods): Wish {
  const kept = wish.text
    .split(' ')
    .filter((word) => !ignored.includes(word) || isGoods(word) || listTails(word).length > 0)
    .filter((word) => !(wish.either?.includes(word) && absent.includes(word)))
    .filter((word) => missing.length === 0 || !isMissingOfClothes(word, missing))
  return tiles.length === 0 || kept.length === 0 ? wish : { ...wish, text: kept.join(' ') }
}

/** After 'de grootste' the size that was told is the one whose price is asked. */
function nameFoundSize(wish: Wish, { size }: FoundGoods): Wish {
  const [, width, length] = /^(\d+) x (\d+)/u.exec(size ?? '') ?? []
  return width === undefined || wish.text === ''
    ? wish
    : { ...wish, text: `${wish.text.replace(/\b\d+x\d+\b/gu, ' ').trim()} ${width}x${length}` }
}

/** That clothes do not come in a size was said, and is not said of each color again. */
function isMissingOfClothes(word: string, missing: readonly string[]): boolean {
  const title = word.toLowerCase()
  const isClothes = /^(?:x{1,4}[sl]|[2-6]xl|[45]\d)$/u.test(title)
  return isClothes && missing.some((one) => one.toLowerCase().replace('maat ', '') === title)
}

function answerUnsold(sources: Sources, wish: Wish, { tiles }: FoundGoods): Draft {
  const productIds = tiles.map(({ id }) => Number(id))
  return tellUnsold(sources, 'Dat', tiles, tiles.length > 0 ? writeSubject({ wish, productIds }) : null)
}

/** Writes 'donkertinten', as the chat reads a wish, in words that the search knows: 'donkere'. */
function sayTints(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L}{3,})tinten(?!\p{L})/giu, (_, name: string) =>
    /^(?:donker|licht)$/iu.test(name) ? `${name}e` : name,
  )
}

/** Links to the page with everything that was found. */
function toListingLink({ text, price, order }: Wish, facts: Facts): ChatLink {
  const place = text === '' ? { ...searchPlace(''), scope: {} } : searchPlace(sayTints(text))
  const sort =
    place.sortChoices.find(({ value }) => value === sortValues[order ?? 'best_rated']) ?? place.sortChoices[0]
  const request: Pick<ListingRequest, 'place' | 'choices' | 'price' | 'sort'> = {
    place,
    choices: [],
    price: price && { min: price.min ?? 0, max: price.max ?? highestEuros },
    sort,
  }
  const path = buildListingUrl(request).url
  facts.paths.add(path)
  return { title: 'Meer bekijken', path }
}

const sortValues = {
  cheapest: 'price_asc',
  dearest: 'price_desc',
  newest: 'newest',
  most_popular: 'popular',
  best_rated: 'relevance',
  largest: 'relevance',
  smallest: 'relevance',
  most_reduced: 'discount',
}
