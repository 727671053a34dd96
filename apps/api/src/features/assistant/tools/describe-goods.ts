import { advisePosture } from '@sluimer/assistant/body/advise-posture'
import { addOwned, admitAskedAmount, type Facts } from '@sluimer/assistant/exit/facts'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { formatNames } from '@sluimer/domain/language/format-names'
import { formatEuro } from '@sluimer/domain/money/euro'
import { formatStars, formatTilePrice, toSpokenName } from '../draft/draft.ts'
import { isWithin } from './price-range.ts'
import type { FoundGoods } from './search-goods.ts'

/** Tells in words what a wish found, what it asked for in vain, and what comes nearest; the facts get each value that the words hold. */
export async function describeGoods(wish: Wish, found: FoundGoods, facts: Facts): Promise<string> {
  const { count, tiles, missing } = found
  const [first] = tiles
  if (count > 0 && first === undefined) return 'Daar zijn nog geen beoordelingen van.'
  if (count > 0 && first !== undefined) return describeFound(wish, found, first, facts)
  if (wish.price !== undefined && missing.length === 0) return describeEmptyBand(wish, found, facts)
  // Only the shop's own filter values are repeated: nothing else that somebody writes has a place in an answer.
  facts.values.push(...missing)
  facts.values.push(...found.instead)
  const instead = found.instead.length === 0 ? '' : ` Wel is er ${listTitles(found.instead)}.`
  const lack =
    missing.length > 0
      ? `Met “${missing.map(lowerTitle).join(' ')}” vond ik niets${describeNamed(found, facts)}.${instead}`
      : describeLack(found.lacking)
  const dear = missing.length > 0 && tiles.some((tile) => !isWithin(tile, wish.price))
  const band = dear ? ` Er is ook niets${describeBand(wish.price, facts)}.` : ''
  return first === undefined ? `${lack}${band}` : `${lack}${band} Dit komt het dichtst in de buurt:`
}

/** 'In 50 x 100 cm': with what the one that is missing was asked for. */
function describeNamed({ named }: FoundGoods, facts: Facts): string {
  facts.values.push(...named)
  return named.length === 0 ? '' : ` (${named.map(lowerTitle).join(', ')})`
}

function listTitles(titles: readonly string[]): string {
  return formatNames(titles.map(lowerTitle))
}

/** Writes the name of a filter value inside a sentence: 'Wit' as 'wit', while 'S' stays a size. */
function lowerTitle(title: string): string {
  return title.length < 3 || /^\p{Lu}+$/u.test(title) ? title : lowerFirst(title)
}

/** Tells what was found. Whoever wants the cheapest of something is told as well what none of them is. */
function describeFound(wish: Wish, found: FoundGoods, first: ProductTile, facts: Facts): string {
  const said = describeAll(wish, found, first, facts)
  const { lacksKnown, lacking, absent } = found
  if (wish.order === undefined) return said
  facts.values.push(...absent)
  const lack = lacksKnown ? describeLack(lacking) : describeAbsent(absent).trim()
  return (said.endsWith(':') ? [lack, said] : [said, lack]).filter(Boolean).join(' ')
}

function describeAll(
  wish: Wish,
  { count, size, refused, named, doubtful, unsure, absent, lacksKnown, lacking }: FoundGoods,
  first: ProductTile,
  facts: Facts,
): string {
  facts.values.push(String(count), size ?? '')
  const lack = refused.length === 0 ? '' : ` zonder ${refused.join(' of ')}`
  facts.values.push(...refused)
  facts.values.push(...named)
  const values = named.length === 0 ? '' : ` (${named.map(lowerTitle).join(', ')})`
  const band = `${values}${lack}${describeBand(wish.price, facts)}`
  const name = toSpokenName(first)
  const price = formatTilePrice(first)
  const rank = ['', 'Op één na ', 'Op twee na ', 'Op drie na '][(wish.rank ?? 1) - 1] ?? ''
  const most = rank === '' ? 'Het' : `${rank}het`
  switch (wish.order) {
    case 'cheapest':
      return `${most} goedkoopst${band} is ${name}: ${price}.`
    case 'dearest':
      return `${most} duurst${band} is ${name}: ${price}.`
    case 'best_rated': {
      const { average = 0, count: reviews = 0 } = first.rating ?? {}
      const few =
        wish.leastReviews === undefined || reviews >= wish.leastReviews
          ? ''
          : `Zo veel beoordelingen (${wish.leastReviews} of meer) heeft er geen. `
      facts.texts.push(few.trim())
      return `${few}${most} best beoordeeld${band} is ${name}: ${formatStars(average)} uit ${reviews} ${reviews === 1 ? 'beoordeling' : 'beoordelingen'}.`
    }
    case 'newest':
      return `Het nieuwst${band} is ${name}: ${price}.`
    case 'most_popular':
      return `Het vaakst gekozen${band} is ${name}: ${price}.`
    case 'most_reduced':
      return `Het meest in prijs verlaagd${band} is ${name}: ${price}.${describeReduction(first, facts)}`
    case 'largest':
    case 'smallest':
      if (size !== undefined)
        return `De ${wish.order === 'largest' ? 'grootste' : 'kleinste'} maat${band} is ${size}. ${count === 1 ? 'Die heb ik in één artikel' : 'Bijvoorbeeld'}: ${name}, ${price}.`
      return `Een maat kan ik niet vergelijken. Ik vond ${count === 1 ? 'één artikel' : `${count} artikelen`}${band}:`
    default:
      if (lacksKnown)
        return `${describeLack(lacking)} Dit komt het dichtst in de buurt${band}:${count === 1 ? ` ${name}, ${price}.` : ''}`
      facts.values.push(...absent)
      if (unsure.length > 0)
        return `${describeAbsent(absent)}Ik vond ${count === 1 ? 'één artikel' : `${count} artikelen`}${band}. ${describeUnsure(unsure)} Bijvoorbeeld:`
      if (doubtful.length > 0)
        return `${describeAbsent(absent)}Ik vond ${count === 1 ? 'één artikel' : `${count} artikelen`}${band}. Of het helemaal is wat je zoekt, lees je op de pagina:`
      return count === 1
        ? `${describeAbsent(absent)}Ik vond één artikel${band}:`
        : `${describeAbsent(absent)}Ik vond ${count} artikelen${band}.${advise(wish, named, facts)} Bijvoorbeeld:`
  }
}

/** Says why goods suit who lies on the belly, on the side or on the back. */
function advise({ text }: Wish, named: readonly string[], facts: Facts): string {
  const advice = advisePosture(named, text)
  if (advice === '') return ''
  facts.texts.push(advice)
  return ` ${advice}`
}

/** Says how much less it costs than the lowest price of the thirty days before. */
function describeReduction(
  { title, price: { price_old: old, discount_percent: percent } }: ProductTile,
  facts: Facts,
): string {
  if (old === null || percent === null) return ''
  addOwned(facts, title, [formatEuro(old), `${percent}%`])
  const sentence = `Dat is ${percent}% minder dan ${formatEuro(old)}, de laagste prijs van de dertig dagen ervoor.`
  facts.texts.push(sentence)
  return ` ${sentence}`
}

/** Says what goods are not, in the shopper's own words for it: 'geel', 'leren'. */
function describeLack(lacking: readonly string[]): string {
  const named = lacking.length === 0 ? '' : ` Met “${lacking.map(lowerFirst).join('” en “')}” vond ik niets.`
  return `Precies zo heb ik het niet.${named}`
}

/** Says of which words of a wish nobody can tell whether the goods are so. */
function describeUnsure(words: readonly string[]): string {
  return `Of “${words.map(lowerFirst).join('” en “')}” klopt, weet ik niet.`
}

function describeAbsent(absent: readonly string[]): string {
  return absent.length === 0 ? '' : `In “${absent.map(lowerTitle).join('” of “')}” vond ik niets. `
}

/** Says that a price band is empty, and between which prices there is something. */
async function describeEmptyBand({ price }: Wish, found: FoundGoods, facts: Facts): Promise<string> {
  const quite = found.lacksKnown ? `${describeLack(found.lacking)} ` : ''
  const lack = `${quite}Er is niets${describeBand(price, facts)}.`
  const range = await found.findPrices()
  if (range === null) return lack
  const [lowest, highest] = [formatEuro(range.minCents), formatEuro(range.maxCents)]
  // What costs so much is there, and cannot be ordered now.
  const isSoldOut = holds(price, range.minCents) || holds(price, range.maxCents)
  facts.values.push(lowest, highest)
  // In which size and cloth these prices hold is told with them.
  const values = describeNamed(found, facts)
  const prices =
    lowest === highest
      ? `De prijs is ${lowest}${values}.`
      : `De prijzen lopen van ${lowest} tot ${highest}${values}.`
  return isSoldOut
    ? `Voor dat bedrag is er wel iets, maar het is nu uitverkocht:`
    : `${lack} ${prices} Dit ligt er het dichtst bij:`
}

function holds(price: Wish['price'], cents: number): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = price ?? {}
  return cents >= min * 100 && cents <= max * 100
}

/** Writes the price that was asked for as the search took it: ' tot en met € 50,-'. */
function describeBand(price: Wish['price'], facts: Facts): string {
  if (price === undefined) return ''
  const admit = (euros: number | undefined) =>
    euros === undefined ? undefined : admitAskedAmount(facts, euros * 100)
  const [min, max] = [admit(price.min), admit(price.max)]
  if (price.max !== undefined && max === undefined) return ' voor dat bedrag'
  if (min !== undefined && max !== undefined) return ` tussen ${min} en ${max}`
  if (max !== undefined) return ` tot en met ${max}`
  return min === undefined ? '' : ` vanaf ${min}`
}
