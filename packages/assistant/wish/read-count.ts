import { readSpelledNumber } from './spelled-numbers.ts'

const fewest = 2
/** More is an order for a firm, which gets an offer. */
const most = 50
/** A number that counts things: not a size, an amount, a weight, a term, how many people or seasons ('voor een man of 6'), or baubles, which come by the box. */
const counted =
  /(?<![\d.,x×-])(?<!\bman of )(?<!\bmeter )(?<!\b(?:set|setje|pak|doos|stel) van )\b(\d{1,2}|\p{L}{3,9})\b(?!\s*(?:[x×]\s*\d|cm|euro|kg|kilo|gram|meter|m\b|jaar|dagen|weken|maanden|uur|graden|pers\w*|man\b|mensen|peuters?|kleuters?|kinderen|kids|kindjes|zoons?|dochters?|honden|katten|poezen|gasten|slapers|seizoenen|%|,|\.\d|bij|op\s\d|tot\s|(?:\p{L}+e\s)?(?:kerst)?ballen\b))/giu
const asksSum = /\b(?:samen|totaal|bij ?elkaar|opgeteld|alles bij|in totaal)\b/iu
const asksPrice = /\b(?:kost\w*|prijs|betaal\w*|kwijt|hoeveel)\b/iu

/** What somebody wants summed up. */
interface AskedSum {
  /** How many of each; 1 when a message asks for different things together. */
  readonly times: number
}

/** Reads how many of a thing a message asks the price of, or whether it asks for several things together; undefined for most messages. */
export function readSum(message: string): AskedSum | undefined {
  const isTogether = asksSum.test(message)
  if (!isTogether && !asksPrice.test(message)) return undefined
  const times = readPieces(message)
  const isOfEach = /\b(?:die|deze|de|eerste) (?:twee|2|drie|3)\b|\b(?:allebei|beide)\b/iu.test(message)
  if (times !== undefined && !isOfEach) return { times }
  return isTogether ? { times: 1 } : undefined
}

/** Reads how many pieces a message tells of; undefined without such a number. */
export function readPieces(message: string): number | undefined {
  const numbers = [...message.matchAll(counted)].map(([, said = '']) =>
    /^\d/.test(said) ? Number(said) : (readSpelledNumber(said.toLowerCase()) ?? 0),
  )
  return numbers.find((value) => value >= fewest && value <= most)
}
