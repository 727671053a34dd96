import type { Subject } from '@sluimer/assistant/subject/subject'
import { findExtreme, toSuperlative } from '../reading/measures.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { isGoods } from '../slots/judge-words.ts'

/** How a short turn begins and ends around what it says of the goods: 'en heb je die ook in … graag?' */
const lead =
  '^(?:(?:en|of|maar|ok|in|een|de|het|heb|hebben|heeft|is|zijn|bestaat|er|kan|hij|die|je|jullie|u|ook|nog|wat|iets|liever|doe|dan|graag|kost|hoeveel|van|als|welke?|nu)[\\s,]+)*'
const rest = '(?: (?:dan|ook|graag|nu|van|ervan|daarvan|maat|formaat|versie|variant|model))*[\\s?!.]*$'
const turn = (said: string) => new RegExp(`${lead}${said}${rest}`, 'iu')

/** One short turn each; what is between the brackets is what the full question asks for. */
const rules = {
  /** An adjective alone asks for other goods of the kind: 'is er ook een vierkante' after mirrors. */
  other: turn('(\\p{L}{2,}e)'),
  /** A comparative alone asks which of them has the most of it: 'en dikker?' after toppers. */
  more: turn('((?:dik|dun|hog|lag|lang|bre|smal|zwaar|licht)\\p{L}*er)e?s?'),
  /** A size alone after the lightest asks for the lightest in that one. */
  inSize: turn('(\\d{2,3}) ?(?:x|bij|op|×) ?(\\d{2,3})(?: ?cm)?'),
  /** A superlative alone asks the same: 'de dikste'. */
  most: turn('(?:aller)?(\\p{L}+ste)'),
  /** How many belong together is a choice of them: 'set van vier' after towels. */
  set: turn('set(?:je)? van (\\d|twee|drie|vier|vijf|zes)'),
  /** How large is a size of what comes in sizes, and a format of what comes in formats: 'en de grote maat, wat kost die', 'in het groot'. */
  size: turn(
    '(groot|grote|grootste|grotere|klein|kleine|kleinste|kleinere|middelgroot|middelgrote)(?: (maat|versie))?(?:,? (?:en )?(?:wat|hoeveel) kost (?:die|dat|hij))?',
  ),
  /** How far down it comes is a length of a bathrobe, and long or short one of a night shirt: 'tot de enkel', 'een korte'. */
  long: turn('(?:(?:tot )?(?:(?:op|aan) )?(?:de )?(enkel|knie)\\p{L}*|(lange?|korte?))'),
  /** What it costs with or without something is the price of another make: 'wat kost die met laadpunt' after bedside tables. */
  made: turn('((?:met|zonder) (?:een )?\\p{L}{4,})'),
  /** What it costs together is the price of one thing with what belongs to it: 'wat kost het samen' after a barbecue with its cover. */
  whole: turn('(?:dat|alles|wordt|\\s)*(?:samen|(?:in )?totaal|bij elkaar)'),
}
const asks = /\b(?:is|zijn|bestaat|heb\p{L}*|heeft)\b/iu
const ofPrice = /\bkost\p{L}*/iu
const inSizes = /plaid|sprei|dekbed|overtrek|laken|handdoek|kleed|kussen|sloop|slopen|topper|matras/iu
const inFormats = /spiegel|vaas|vazen|hanglamp|tafellamp|bijzettafel/iu
const [robe, nightShirt] = [/badjas|kamerjas/iu, /slaapshirt|nachthemd/iu]
const anyFormat = /\b(?:grote?|groot|kleine?|middelgrote?|middelgroot)\b/giu
/** 'Ook voor een peuterbed?' after what lies on a bed, or over who is in it. */
const forCot =
  /^(?!.*\b(?:dekbed|laken|overtrek|matras|sloop|kussen))(?:\S+ ){0,8}(?:voor|op|in) (?:\S+ )?(?:(peuter|kleuter|junior)[ -]?bed|(?:baby)?ledikant|babybed)/iu

const anySize = /\d{2,3}x\d{2,3}/gu

/** Reads a short turn right after goods that goes on about them as what it asks in full; undefined for any other. */
export function readFurther(message: string, subject: Subject | undefined): string | undefined {
  if (subject === undefined || subject.productIds.length === 0) return undefined
  const about = subject.wish.text
  const cot = forCot.exec(message)
  if (cot && /dekbed|overtrek/iu.test(about)) return `en in ${cot[1] === undefined ? '100x135' : '120x150'}`
  if (cot && /laken|molton|beschermer/iu.test(about))
    return `en in ${cot[1] === undefined ? '60x120' : '70x150'}`
  if (subject.topic !== undefined) return undefined
  const read = (rule: RegExp) => rule.exec(message)?.[1]
  const inSize = subject.wish.hints?.includes('lichtste') ? rules.inSize.exec(message) : null
  if (inSize !== null)
    return `lichtste ${about.replace(anySize, ' ').replace('warmteklasse 4', '')} ${inSize[1]}x${inSize[2]}`.replace(
      / +/gu,
      ' ',
    )
  const set = read(rules.set)
  if (set !== undefined) return `doe maar een set van ${set}`
  const [, size, ofSize] = rules.size.exec(message) ?? []
  if (size !== undefined && ofSize !== undefined && inSizes.test(about))
    return size.startsWith('g') ? 'en de grootste' : 'en de kleinste'
  if (size !== undefined && inFormats.test(about) && !/(?:st|er)e$/iu.test(size))
    return `${about.replace(anyFormat, '')} ${size}`
  const made = ofPrice.test(message) ? read(rules.made) : undefined
  if (made !== undefined && !hasServiceWord(made) && !made.split(' ').some(isGoods)) return `liever ${made}`
  const [, down, long] = rules.long.exec(message) ?? []
  const length = down ?? long
  if (length !== undefined && robe.test(about))
    return `${about} tot op de ${/^k/iu.test(length) ? 'knie' : 'enkel'}`
  if (long !== undefined && nightShirt.test(about)) return `${about} ${long}`
  const other = asks.test(message) ? read(rules.other) : undefined
  if (other !== undefined && !isGoods(other) && !other.endsWith('ste')) return `ook ${other}`
  const most = toSuperlative(read(rules.most) ?? read(rules.more) ?? '')
  if (most.endsWith('ste') && findExtreme(most) !== undefined) return `welke is het ${most}`
  const isOne = subject.productIds.length === 1 && subject.beside === undefined
  return isOne && ofPrice.test(message) && rules.whole.test(message) ? 'wat kost die' : undefined
}
