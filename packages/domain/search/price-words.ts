import { amount, bare, priced, whole } from './price-amounts.ts'
import { tidySearchText } from './search-text.ts'
import { writePlainLimits } from './write-plain-limits.ts'

/** What a searched text says about price, and the text without it. */
export interface PriceWords {
  text: string
  /** Whole euros, both ends included; a missing end is open. */
  price?: { min?: number; max?: number }
  /** The sort order that the text asks for. */
  order?: 'cheapest' | 'dearest'
}

/** "Around 100 euro" means from a fifth below to a fifth above. */
const around = 0.2

const filler = '(?:(?:de|het|een|van|a)\\s)?'

const atMost =
  "(?:onder|beneden|niet\\sboven|tot(?:\\sen\\smet)?|t/m|max(?:\\.|imaal|imum)?|hooguit|hoogstens|ten\\shoogste|(?:niet|geen)\\s(?:meer|duurder)\\s(?:(?:kosten|zijn|uitgeven|kwijt|betalen)\\s)?(?:dan|als)|(?:minder|lager|goedkoper)\\s(?:dan|als)|budget(?:\\s(?:van|tot|is))?|under|below|less\\sthan|cheaper\\sthan|moins\\sde|jusqu['’]?\\s?a)"
const atLeast =
  '(?:boven|vanaf|minstens|minimaal|minimum|min\\.|tenminste|ten\\sminste|meer\\sdan|duurder\\sdan|niet\\s(?:minder|goedkoper)\\sdan|above|more\\sthan|plus\\sde)'
const roughly = "(?:rond(?:om)?|ongeveer|omstreeks|circa|ca\\.?|zo['’]?n|plusminus|±|around|about|environ)"
/** Words that make a bare number after them a measure: hoek tot 30. One that is marked as an amount is none: wasbaar, max 150 euro. */
const noMeasure =
  '(?<!\\b(?:hoek|hoogte|breedte|lengte|diepte|dikte|maat|gewicht|leeftijd|wassen|wasbaar|draagkracht)\\s)(?<!\\b(?:verwarming|thermostaat|kamertemperatuur|temperatuur|graden|stoken?|stookt)\\b[^.;?!]{0,40})'

/** Ordered: patterns with two amounts come before those with one. */
const rules: readonly {
  pattern: RegExp
  toPrice: (amounts: number[]) => NonNullable<PriceWords['price']>
}[] = [
  {
    pattern: whole(
      `(?:tussen|between|entre)\\s${filler}(${amount})\\s?(?:en|tot|and|et|-|–)\\s?${filler}(${amount})`,
    ),
    toPrice: between,
  },
  {
    pattern: whole(
      `(?:vanaf|van|from|de)\\s${filler}(${amount})\\s?(?:tot(?:\\sen\\smet)?|t/m|to|a|-|–)\\s?${filler}(${priced})`,
    ),
    toPrice: between,
  },
  {
    pattern: whole(`vanaf\\s${filler}(${amount})\\s?(?:tot(?:\\sen\\smet)?|t/m)\\s?${filler}(${amount})`),
    toPrice: between,
  },
  { pattern: whole(`(${amount})\\s?(?:tot(?:\\sen\\smet)?|t/m|-|–)\\s?(${priced})`), toPrice: between },
  { pattern: whole(`(${priced})\\s?(?:tot(?:\\sen\\smet)?|t/m|-|–)\\s?(${amount})`), toPrice: between },
  {
    pattern: whole(`(?:${atMost}\\s${filler}(${priced})|${noMeasure}${atMost}\\s${filler}(${bare}))`),
    toPrice: ([max = 0]) => ({ max: Math.ceil(max) }),
  },
  // 'Meer dan 250 euro wil ik er niet aan uitgeven' is a limit.
  {
    pattern: whole(
      `(?:meer|duurder)\\s(?:dan|als)\\s${filler}(${amount})(?=[^.?!]{1,40}\\b(?:niet|geen)\\b)`,
    ),
    toPrice: ([max = 0]) => ({ max: Math.ceil(max) }),
  },
  {
    pattern: whole(`(?:${atLeast}\\s${filler}(${priced})|${noMeasure}${atLeast}\\s${filler}(${bare}))`),
    toPrice: ([min = 0]) => ({ min: Math.floor(min) }),
  },
  {
    pattern: whole(
      `(?:voor\\s)?(${priced})\\s(?:\\p{L}+\\s){0,2}?(?:(?:te\\s|mag\\s)?(?:besteden|spenderen|uitgeven)|(?:uit\\s)?te\\sgeven|budget|grens|limiet|plafond|max(?:imaal|imum)?|of\\s(?:minder|goedkoper|lager))`,
    ),
    toPrice: ([max = 0]) => ({ max: Math.ceil(max) }),
  },
  {
    pattern: whole(`(?:mag|mogen)\\s(?:(?:dan|ook|wel|best)\\s)?(${priced})\\skosten`),
    toPrice: ([max = 0]) => ({ max: Math.ceil(max) }),
  },
  {
    pattern: whole(`(${priced})\\sof\\s(?:meer|duurder|hoger)`),
    toPrice: ([min = 0]) => ({ min: Math.floor(min) }),
  },
  { pattern: whole(`${roughly}\\s${filler}(${priced})`), toPrice: near },
  { pattern: whole(`${roughly}\\sde\\s(${amount})`), toPrice: near },
  { pattern: whole(`(?:voor\\s)?(${priced})`), toPrice: near },
]

const orders: readonly { pattern: RegExp; order: NonNullable<PriceWords['order']> }[] = [
  {
    pattern: whole(
      '(?:(?:aller)?goedkoopste?|(?:aller)?voordeligste?|laagste\\sprijs|cheapest|(?:le|la|les)?\\s?moins\\scher(?:s|e|es)?)',
    ),
    order: 'cheapest',
  },
  {
    pattern: whole(
      '(?:(?:aller)?duurste|hoogste\\sprijs|most\\sexpensive|(?:le|la|les)?\\s?plus\\scher(?:s|e|es)?)',
    ),
    order: 'dearest',
  },
]

/**
 * Reads price words as shoppers write them: 'onder 50', 'tussen 50 en 100 euro', '€ 49,95', 'goedkoopste'. Amounts may
 * be written 1.500, 49,95 or 49.95. A number with another unit (140x200, 90 cm, tot 100 kg) is not a price. Limits are
 * rounded outwards to whole euros. Accepts any text; one without price words is returned tidied.
 */
export function readPriceWords(typed: string): PriceWords {
  let text = tidySearchText(typed)
  let order: PriceWords['order']
  for (const rule of orders) {
    if (order !== undefined || !rule.pattern.test(text)) continue
    order = rule.order
    text = without(rule.pattern, text)
  }
  const plain = writePlainLimits(text)
  for (const { pattern, toPrice } of rules) {
    const [found, ...amounts] = pattern.exec(plain) ?? []
    if (found === undefined) continue
    const price = toPrice(amounts.filter((amount) => amount !== undefined).map(parseEuros))
    return { text: without(pattern, plain), price, ...(order && { order }) }
  }
  return { text, ...(order && { order }) }
}

function without(pattern: RegExp, text: string): string {
  return text
    .replace(pattern, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}

/** Reads an amount: 1.500 is over a thousand, 49.95 and 49,95 are below fifty. */
function parseEuros(amount: string): number {
  const digits = /\d[\d.,]*/.exec(amount)?.[0] ?? '0'
  const [, euros = '0', cents = '0'] = /^([\d.]*?\d)(?:[.,](\d{2}))?[.,]?$/.exec(digits) ?? []
  return Number(euros.replaceAll('.', '')) + Number(cents) / 100
}

function between(amounts: number[]): NonNullable<PriceWords['price']> {
  return { min: Math.floor(Math.min(...amounts)), max: Math.ceil(Math.max(...amounts)) }
}

function near([amount = 0]: number[]): NonNullable<PriceWords['price']> {
  return { min: Math.floor(amount * (1 - around)), max: Math.ceil(amount * (1 + around)) }
}
