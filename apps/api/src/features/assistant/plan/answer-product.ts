import { createFacts } from '@sluimer/assistant/exit/facts'
import { listAsked } from '@sluimer/assistant/questions/find-question'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { formatEuro } from '@sluimer/domain/money/euro'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import {
  aDraft,
  addTileFacts,
  type Draft,
  formatStars,
  formatTilePrice,
  toSpokenName,
} from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { answerKind } from '../shown/answer-shown.ts'
import { hasNameIn } from '../shown/pick-pages.ts'
import { readSlots } from '../slots/read-slots.ts'
import { pickShown } from '../talk/read-reaction.ts'
import { getGoods, searchGoods } from '../tools/search-goods.ts'
import { showMakes } from '../tools/show-makes.ts'
import { answerQuestion } from './answer-service.ts'
import { leavesUntold } from './answer-untold.ts'

const asksRating =
  /\b(?:beoorde\w*|score|scoort|(?<!\bmet (?:\p{L}+ )?)(?<!(?:overtrek|pyjama|sloop) )sterren(?! \p{L}*(?:overtrek|pyjama|sloop))|reviews?|waardering|ervaring\w*|tevreden|blij|(?:is|zijn) (?:die|dat|deze|hij|ze|het)(?: een beetje| echt| wel)? (?:goed|oké|ok|aan te raden|een aanrader|de moeite(?: waard)?)|(?:vind\w*|zegg\w*|vond\w*) (?:andere )?(?:klanten|mensen|anderen|kopers))\b/iu

/** Answers what a certain product costs, when it comes, or what shoppers think of it. */
export async function answerProduct(sources: Sources, turn: Turn): Promise<Draft> {
  const { message, wish, subject, at } = turn
  const shown = subject?.productIds ?? []
  const { kinds, values } = readSlots(sources.search, wish.text)
  const isOfShown = shown.length > 0 && subject?.topic === undefined && kinds.length + values.length === 0
  if (isOfShown && asksElse(message)) {
    const meant = asksWhich.test(message) ? shown : shown.slice(0, 1)
    const tiles = await getGoods(sources, meant, at)
    if (tiles.length > 0) return answerElse(sources, tiles, turn)
  }
  if (wish.text === '' && wish.order === undefined && shown.length > 0) {
    const meant = pickShown(turn.message, shown)
    const tiles = meant === undefined ? [] : await getGoods(sources, [meant], at)
    // 'Wat kost die' after a plaid in ochre asks what it costs in ochre.
    const asked = readSlots(sources.search, subject?.wish.text ?? '')
    const slugs = asked.values.flatMap((value) => value.slugs)
    const [tile] = await showMakes(
      sources,
      tiles,
      { slugs, hints: [...asked.rest, ...(subject?.wish.hints ?? [])] },
      at,
    )
    if (tile !== undefined)
      return asksElse(turn.message)
        ? answerElse(sources, [tile], turn)
        : describeProduct(tile, turn, subject?.wish.text ?? '')
  }
  if (wish.text === '') return aDraft('Over welk artikel gaat het? Typ de naam, dan zoek ik het op.')
  const found = await searchGoods(sources, wish, at)
  const text = wish.text
    .split(' ')
    .filter((word) => !found.ignored.includes(word))
    .join(' ')
  const first =
    found.tiles
      .filter((tile) => isNamed(tile, text))
      .toSorted((a, b) => a.title.length - b.title.length)[0] ?? found.tiles[0]
  const isOne =
    first !== undefined &&
    !found.isUnsold &&
    found.missing.length + found.absent.length === 0 &&
    // A product that costs more than was said is not what was looked for.
    (wish.price === undefined || found.count > 0) &&
    ((found.count === 1 && !found.lacksKnown && (found.ignored.length === 0 || hasNameIn(first, text))) ||
      (found.lacking.length === 0 && isNamed(first, text) && hasNameIn(first, text)))
  if (isOne) return describeProduct(first, turn, wish.text, found.named)
  const told = leavesUntold(sources, turn, wish) ? await answerKind(sources, turn) : undefined
  if (told !== undefined) return told
  const draft = await answerGoods(sources, wish, at)
  // Beside a price that was asked for, the prices of all others would only confuse.
  const isPlain =
    wish.order === undefined && wish.price === undefined && found.ignored.length === 0 && !found.lacksKnown
  const prices = found.count < 2 || !isPlain ? null : await found.findPrices()
  if (prices === null) return draft
  const [lowest, highest] = [formatEuro(prices.minCents), formatEuro(prices.maxCents)]
  draft.facts.values.push(lowest, highest)
  const range = lowest === highest ? `Ze kosten ${lowest}.` : `De prijzen lopen van ${lowest} tot ${highest}.`
  const content = `${draft.content.replace(/\s*Bijvoorbeeld:$/, '')} ${range} Wanneer het komt, staat bij elk artikel:`
  return { ...draft, content }
}

/** What a price and a day answer, or a bare 'de tweede' asks. */
const isOfPrice =
  /\b(?:kost\p{L}*|prijs|prijzen|duur|goedko\p{L}*|euro|betaal\p{L}*|wanneer|lever\p{L}*|voorraad|binnen|bezorg\p{L}*|snel|vlug|hoe ?lang|komt|komen|morgen|bestel\p{L}*|koop|kopen|neem|nemen|meer|info\p{L}*|vertel|toon|laat|zien|link)\b/iu
const asksOf =
  /^(?:(?:en|maar|dus|ok\p{L}*)[\s,]+)*(?:kan|kun\p{L}*|mag|moet\p{L}*|past?|passen|krijg\p{L}*|is|zijn|zit\p{L}*|heeft|werkt|gaat|hoe|waarom|waar\p{L}*)\b(?:\s+\S+){2,}|^\p{L}{3,}t (?:dat|die|het|hij|ie|ze)\b|^(?:en |maar )?welke?\b|^(?:die|dat|de) (?:eerste|tweede|derde|vierde|laatste),? (?:past|is|kan|heeft|zit|werkt|mag)\b/iu
const asksWhich = /^(?:en |maar )?welke?\b/iu
/** So alike to a known question a message asks it. */
const knownLikeness = 0.6

/** Whether a message asks something else of what was shown than its price and when it comes. */
function asksElse(message: string): boolean {
  return asksOf.test(message) && !isOfPrice.test(message) && !asksRating.test(message)
}

/** Answers it with a page of the service that it asks for, or says that the product does not tell it. */
async function answerElse(
  sources: Sources,
  tiles: readonly ProductTile[],
  { message, subject, at }: Turn,
): Promise<Draft> {
  const [asked] = listAsked(message)
  const isKnown = asked !== undefined && asked.likeness >= knownLikeness
  const told = isKnown ? await answerQuestion(sources, asked, at) : undefined
  if (told !== undefined) return told
  const facts = createFacts()
  addTileFacts(facts, tiles)
  const [only, ...others] = tiles
  const name = only === undefined || others.length > 0 ? 'deze artikelen' : toSpokenName(only)
  return aDraft(`Dat staat niet bij ${name}. Een collega zoekt het graag voor je uit:`, {
    products: tiles,
    needsPerson: true,
    facts,
    subject: subject === undefined ? null : writeSubject(subject),
  })
}

/** Whether a product has all these words in its name, so that no other can be meant. */
function isNamed({ title }: ProductTile, text: string): boolean {
  const name = new Set(splitTokens(fold(title)))
  const words = splitTokens(fold(text)).filter((word) => !/^\d/.test(word))
  return words.length > 1 && words.every((word) => name.has(word))
}

function describeProduct(
  tile: ProductTile,
  { message, wish }: Turn,
  text: string,
  named: readonly string[] = [],
): Draft {
  const facts = createFacts()
  addTileFacts(facts, [tile])
  facts.values.push(...named)
  // What its name says already needs no saying: 'Plaid Alpaca, alpaca'.
  const make = named
    .map((title) => title.toLowerCase())
    .filter((title) => !fold(tile.title).includes(fold(title)))
  const of = make.length === 0 ? '' : ` (${make.join(', ')})`
  const sentences = [`${toSpokenName(tile)}${of}: ${formatTilePrice(tile)}.`]
  if (asksRating.test(message)) sentences.push(describeRating(tile))
  else sentences.push(tile.available ? `${tile.delivery}.` : `${tile.overlay ?? 'Nu niet te bestellen'}.`)
  return aDraft(sentences.join(' ').replace(/\.\.$/, '.'), {
    products: [tile],
    facts,
    subject: writeSubject({ wish: { ...wish, text }, productIds: [Number(tile.id)] }),
  })
}

function describeRating({ rating }: ProductTile): string {
  if (rating === null) return 'Er zijn nog geen beoordelingen.'
  return `Klanten geven ${formatStars(rating.average)}, uit ${rating.count} ${rating.count === 1 ? 'beoordeling' : 'beoordelingen'}.`
}
