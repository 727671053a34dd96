import type { Subject } from '@sluimer/assistant/subject/subject'
import { isGoods } from '../slots/judge-words.ts'

/** What somebody wants who does not want the one: a vase that need not be large may be small. */
const pairs = [
  ['groot', 'klein'],
  ['hoog', 'laag'],
  ['dik', 'dun'],
  ['breed', 'smal'],
  ['lang', 'kort'],
  ['donker', 'licht'],
  ['zwaar', 'licht'],
] as const
const stems: Readonly<Record<string, string>> = {
  groot: 'gro(?:ot|te)',
  hoog: 'ho(?:og|ge)',
  laag: 'la(?:ag|ge)',
}
const opposites = pairs.flatMap(([one, other]) => [
  [one, other],
  [other, one],
])
const refusals = opposites.map(([said = '', meant = '']) => ({
  said: new RegExp(
    `^(.*?)(?:\\b(?:hoeft|hoeven|moet|mag|mogen)\\b (?:(?:het|die|dat|hij|ie|ook|dus) )*)?\\bniet (?:al |zo |heel |erg |te )*${stems[said] ?? `${said}e?`}\\b(?: te)?(?: (?:zijn|wezen|worden|hebben|graag|alstublieft))*[\\s.!]*$`,
    'iu',
  ),
  meant,
}))
/** The goods whose height says for whom they are. */
const forSleepers = /kussen|matras/iu
/** 'Mag ook wat lichter groen zijn' and 'moet wel van hout zijn' say how goods should be. */
const shouldBe =
  /^(?:(?:en|maar|het|die|dat|hij|ie|ze) )*(?:mag|mogen|moet|moeten) (?:(?:het|die|dat|hij|ie|ze|ook|wel|best|gerust|eventueel|dan) )*(?:(?:iets|wat|een beetje|liever|liefst) )*(?!erbij|erin|daar)(\S.*?) (?:zijn|wezen)[\s.!]*$/iu
/** 'Meer een dekbed dan' after a plaid names another thing. */
const rather = /^(?:meer|eerder) (?:aan )?(?:een|n) (\p{L}+)(?: dan)?[\s.!]*$/iu
/** 'Naast een boxspring' tells where a bedside table goes. */
const beside =
  /\b(?:voor |komt |moet |staat |hangt |past )*(?:naast|boven|achter|tussen|onder|tegen) (?:(?:een|de|het|mijn|onze|ons) )?(\p{L}+)(?: van \d+)?(?: dus| en|,)?/giu
const clothes = /pyjama|badjas|jurk|kamerjas|ochtendjas|nacht(?:hemd|japon)|slaapshirt/iu
/** 'In l' after clothes is a size, and no letter. */
const inSize = /\b(?:in|een) (x{0,3}[sl]|m)(?=[\s,.!?]|$)/iu
/** 'Wat is het minste wat ik kwijt ben' asks which is the cheapest. */
const least = /\bminste?\b.*\b(?:kwijt|betaal|betalen|uitgeven)\b/iu
/** What is not sold here stands in rooms as well. */
const standing = /^(?:bed|ledikant|bank|zetel|muur|raam|deur|kast)$/iu
/** A bound in centimetres is compared with what pages say. */
const aMeasure = /\d ?(?:cm|centimeter|meter|m)\b/iu
const leastRest = 2

/**
 * Writes a turn right after goods that says how these should be without what is only a manner of saying so: 'mag ook lichtgroen zijn' and 'hoeft niet groot te zijn' ask
 * nothing. Any other message stays as it is.
 */
export function readAsWish(message: string, { topic, wish, productIds }: Subject): string {
  const isOther = message.includes('?') || aMeasure.test(message)
  if (topic !== undefined || productIds.length === 0 || isOther) return message
  if (least.test(message)) return 'en de goedkoopste'
  const sized = clothes.test(wish.text) ? message.replace(inSize, 'in maat $1') : message
  const placed = sized.replace(beside, (whole, thing: string) =>
    (isGoods(thing) || standing.test(thing)) && !wish.text.includes(thing) ? ' ' : whole,
  )
  const said = placed.trim().split(/\s+/u).length < leastRest ? sized : placed.replace(/ +/gu, ' ').trim()
  const refused = forSleepers.test(wish.text) ? undefined : refusals.find((one) => one.said.test(said))
  if (refused !== undefined) {
    const before = said.replace(refused.said, '$1').replace(/\b(?:hoeft|moet|mag|maar|dus|en)\s*$/iu, '')
    return `liever ${before}${refused.meant}`.replace(/ +/gu, ' ')
  }
  const [, kind] = rather.exec(said) ?? []
  if (kind !== undefined && isGoods(kind)) return `liever een ${kind}`
  return said.replace(shouldBe, 'liever $1')
}
