import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { listConcepts } from '../intent/concepts.ts'

/** What a shopper says of somebody who will sleep in a bed. */
export interface Body {
  readonly kilos?: number
  readonly centimetres?: number
}

/** Lighter is luggage, and heavier is a bed. */
const kilosOfPeople = { min: 30, max: 250 }
const heightsOfPeople = { min: 90, max: 225 }

const kilos = /\b(\d{2,3})\s*(?:kg|kilo(?:'s|s|gram)?)\b/giu
/** 'Mijn vrouw weegt 58 kilo en ik 102', 'ik weeg 80', 'zwaar 95'. */
const otherKilos =
  /(?<![\d.,])\b(\d{2,3})(?=\s(?:en|&|\/)\s\d{2,3}\s?(?:kg|kilo))|\b(?:is|ben|weegt)\s(\d{2,3})(?=\s*(?:,|en|&|\/)\s*(?:ik|hij|zij|die|(?:mijn|m'n|mn) \p{L}+)\s+(?:ben\s|is\s|weegt?\s)?\d{2,3}\s*(?:kg|kilo))|(?:\b|(?<=\d))(?:kg|kilo(?:'s|s|gram)?)\s*(?:,|en|&|\/)\s*(?:ik|hij|zij|die|de ander|(?:mijn|m'n|mn) \w+)\s*(?:weegt?\s*)?(\d{2,3})\b|\b(?:weegt?|wegen|gewicht)\s+(?:ongeveer |zo'n |rond de )?(\d{2,3})\b(?!\s*(?:kg|kilo|cm|jaar))|(?<=\b(?:weegt?|gewicht)\s\d{2,3}\s?(?:en\s|,\s?)?)(?:ik|hij|zij|(?:mijn|m'n|mn) (?:\p{L}+ )?(?:man|vrouw|vriend|vriendin|partner))\s(\d{2,3})\b(?!\s*(?:cm|jaar))/giu
/** 'Zij 60 ik 105': each of two people with a number that is no length. */
const ofEach =
  /\b(?:ik|hij|zij|ze|(?:mijn |m'n |mn )?(?:man|vrouw|vriend|vriendin|partner))\s(?:weegt? |is |ben )?(\d{2,3})(?!\d|[.,]\d|\s*(?:cm|jaar|x|bij|m\b|meter))/giu
/** '1.75', '1,82 m', '1 meter 82', '1m95', '185 cm' and '2 meter', but neither the width of a bed nor its length: '160 x 200 cm'. */
const height =
  /(?<!\d\s?(?:cm\s?)?(?:[x×*]|bij|op)\s?)\b(?:([12])\s?[.,]\s?(\d{1,2})(?:\s?(?:m|meter)\b)?|([12])\s?(?:m|meter)\s?(\d{1,2})?\b|(1\d\d|2[01]\d)\s?(?:cm|centimeter)\b)(?!\d|\s*(?:[x×*]|bij|op \d|breed|brede|breedte|euro|€))/giu
/** 'Een bed van 2 meter 20 lang' tells how long the bed is. */
const ofThing =
  /\b\p{L}*(?:bed|bedden|matras|matrassen|boxspring|boxsprings|topper|laken|kast|tafel|kleed|gordijn|gordijnen|spiegel|raam|ramen|muur|wand|kamer|deur)\s+(?:(?:maken|gemaakt|leveren|bestellen|kopen|krijgen)\s+)?(?:van|is|met)\s*$|\bbed\s*$|\blanger dan\s*$/iu
/** What somebody lies on or under, whose size and firmness follow from a body. */
const lying =
  /(?:matras|boxspring|topper|lattenbodem|ledikant|twijfelaar|dekbed|overtrek|kussen|laken|hardheid|stevig|zacht|\bh[1-5]\b|\bbed(?:den|je)?\b|slap|slaap)/iu
/** 'Een pak van 70 kilo' is carried, and lies on nothing. */
const ofLoad =
  /\b(?:\p{L}*pak(?:ket|je|ketje)?|doos|kist|gevaarte|ding|zending|vracht)\s+van\s+(?:\S+\s)?\d{2,3}\s?(?:kg|kilo)/iu
const worn = /\b(?:kuil(?:en)?|ingezakt|doorgezakt|doorgelegen|versleten|garantie|klacht)\b/iu
const asksAdvice =
  /\b(?:welke?|wat voor|advies|adviseer\p{L}*|zoek|nodig|raad\p{L}*|past|hardheid|moet (?:ik|hij|zij|ze))\b/iu
/** Goods that are sold by their length or width. */
const sized =
  /(?:kleed|kleden|tapijt|karpet|gordijn|tafel|kast|spiegel|laken|handdoek|plaid|sprei|dekbed|overtrek|dressoir)/iu
/** Beside them somebody's height is told with a word of these. */
const tellsOfSomebody =
  /\b(?:ben|is|wij|we|man|vrouw|vriend|vriendin|partner|zoon|dochter|kind|slaper|iemand|mensen)\b/iu
const ofPeople =
  /\b(?:ik|hij|zij|wij|we|man|vrouw|vriend|vriendin|partner|zoon|dochter|lang|lengte|groot|gewicht|partner|kilo|kg|weegt?)\b|\d\s?(?:kg|kilo)/iu

/**
 * Reads weights and heights of people: 'ik ben 1.75 en 70 kilo', 'mijn vrouw weegt 58 kilo en ik 102'. A weight and a height
 * belong together in the order in which they are told. Accepts any text; one that tells of nobody gives none.
 */
export function readBodies(message: string): Body[] {
  if (!ofPeople.test(message) || ofLoad.test(message)) return []
  if (isOfOtherThings(message) || tellsOfWear(message)) return []
  const told = [...message.matchAll(kilos), ...message.matchAll(otherKilos)]
    .filter(({ index, 0: { length } }) => !isDifference(message, index, index + length))
    .toSorted((a, b) => a.index - b.index)
    .map(([, one, two, three, four, five]) => Number(one ?? two ?? three ?? four ?? five))
    .filter((value) => value >= kilosOfPeople.min && value <= kilosOfPeople.max)
  const each = [...message.matchAll(ofEach)].map(([, said]) => Number(said))
  const areWeights = each.every((value) => value >= kilosOfPeople.min && value <= kilosOfPeople.max)
  const weights = each.length > Math.max(1, told.length) && areWeights ? each : told
  const isOfGoods = sized.test(message) && !tellsOfSomebody.test(message)
  const heights = (isOfGoods ? [] : [...message.matchAll(height)])
    .filter(({ index }) => !ofThing.test(message.slice(0, index)))
    .map(([, metres, tenths, wholes, rest, centimetres]) =>
      centimetres === undefined
        ? Number(metres ?? wholes) * 100 + toCentimetres(tenths ?? rest ?? '0', Number(metres ?? wholes))
        : Number(centimetres),
    )
    .filter((value) => value >= heightsOfPeople.min && value <= heightsOfPeople.max)
  return Array.from({ length: Math.max(weights.length, heights.length) }, (_, at) => {
    const [weight, tall] = [weights[at], heights[at]]
    return {
      ...(weight !== undefined && { kilos: weight }),
      ...(tall !== undefined && { centimetres: tall }),
    }
  })
}

/** Whoever says how tall somebody is who shall wear it, or how heavy the dog is, asks for no mattress. */
function isOfOtherThings(message: string): boolean {
  if (lying.test(message)) return false
  const concepts = splitTokens(fold(message)).map(listConcepts)
  return concepts.some((of) => of.includes('goods') || of.includes('unsold'))
}

/** 'Kuil na een jaar, mijn man is 110 kilo' complains, unless it asks what to take instead. */
function tellsOfWear(message: string): boolean {
  return worn.test(message) && !asksAdvice.test(message)
}

/** 'We schelen 40 kilo' and '30 kilo zwaarder' tell nobody's weight. */
function isDifference(message: string, from: number, to: number): boolean {
  return (
    /\b(?:schel\p{L}*|scheelt?|verschil\p{L}*)\s+(?:\p{L}+\s+){0,2}$/iu.test(message.slice(0, from)) ||
    /^\s*(?:verschil|zwaarder|lichter|meer|minder)\b/iu.test(message.slice(to))
  )
}

/** '1,8' is one metre eighty, and '2 meter 5' two metres and five centimetres: nobody is two and a half metres tall. */
function toCentimetres(digits: string, metres: number): number {
  const tenths = Number(digits) * 10
  return digits.length === 1 && metres * 100 + tenths <= heightsOfPeople.max ? tenths : Number(digits)
}
