import { createLanguage } from '@sluimer/search/text/words/language'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { findGoodsBeginning, listConcepts } from '../intent/concepts.ts'
import { notSoldList } from './not-sold-list.ts'

/** A kind of goods of the home that this shop does not sell. */
export interface NotSold {
  /** Several of them, as a sentence begins with: 'Sierkussens'. */
  readonly title: string
  /** The first word for one of them: 'sierkussen'. */
  readonly word: string
  /** What to look for instead; absent where nothing comes near. */
  readonly near?: string
}

const dutch = createLanguage()
/** As many words together may be one thing: 'sta op stoel'. */
const mostJoined = 3

const known = new Map(
  notSoldList
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, title = '', words = '', near] = /^(.+?): (.+?)(?: > (.+))?$/u.exec(line) ?? []
      const [word = ''] = words.split(' ')
      const kind: NotSold = { title, word, ...(near !== undefined && { near }) }
      return words.split(' ').map((one) => [toKey(one), kind] as const)
    }),
)

/** Names that no other goods end in by chance, and how much longer a compound of one is. */
const [shortestName, shortestFirst] = [9, 4]
const shortestCompound = shortestName + shortestFirst

/** Those names, the longest first. */
const longNames = [...known.keys()]
  .filter((name) => name.length >= shortestName)
  .toSorted((one, other) => other.length - one.length)

/** Every word of the list, for whoever compares it with what is sold. */
export const notSoldWords: readonly string[] = notSoldList
  .trim()
  .split('\n')
  .flatMap((line) => line.replace(/^.+?: | > .+$/gu, '').split(' '))

/** What comes with a thing or is put on it does not make it another: 'bedbank met matras'. */
const goesAlong = /^(?:met|en|inclusief|incl|voor|zonder|of|plus)$/u

/** 'Doet u ook in tapijt' names what is sold, and no place. */
const dealsIn = /(?<!\p{L})(?:doe[nt]?|handel(?:t|en)?) (?:\S+ ){0,3}in(?!\p{L})/iu
/** What goods are for, or lie on, is not looked for: 'iets voor op de zitbank'. */
const places = /^(?:voor|met|zonder|op|in|onder|naast|boven|achter|bij|aan|om|over|van|uit|tegen)$/u
const articles = /^(?:een|de|het|n|mijn|mn|onze?|je|jullie|die|dat|dit|deze)$/u

const asksForSome = /^(?:heb|hebt|hebben|heeft|verko\p{L}+|doen|is|zijn|bestaan|waarom)$/u

/**
 * Finds the kind of goods that a message names and nobody here sells; undefined when it is only a place, when other goods stand before it ('matras voor een
 * stapelbed'), and when it says what these are for ('kinderbed dekbed').
 */
export function findNotSold(message: string): NotSold | undefined {
  const words = splitTokens(fold(message.replace(dealsIn, ' ')))
  for (const [at] of words.entries())
    for (let count = Math.min(mostJoined, words.length - at); count > 0; count--) {
      const name = words.slice(at, at + count).join('')
      const found = count === 1 ? findKind(name) : known.get(toKey(name))
      if (found === undefined) continue
      const [before, after] = [words.slice(0, at), words.slice(at + count)]
      const next = after.findIndex(isSold)
      const isPlace = places.test(before.findLast((word) => !articles.test(word)) ?? '')
      // 'Het mag geen slipper worden' looks for none, and 'hebben jullie geen klapstoelen' does.
      const isRefused = before.at(-1) === 'geen' && !before.some((word) => asksForSome.test(word))
      const isFirst =
        !isPlace &&
        !isRefused &&
        !before.some(isSold) &&
        (next < 0 || after.slice(0, next).some((one) => goesAlong.test(one)))
      return isFirst ? found : undefined
    }
  return undefined
}

const ofClothes =
  /\b(badjas|kamerjas|pyjama)(?:sen|'?s)?\b(.{0,30}?)\bvoor (?:(?:een|mijn|mn|m'n|onze?|ons|de|het) )*(?:\p{L}+ )?(?:kind(?:eren|je)?|kleinkind\p{L}*|meisje|jongetje|jongen|peuter|kleuter|baby|tiener|(?:klein)?(?:zoontje|dochtertje)|(?:klein)?(?:zoon|dochter)(?= van (?:[1-9]|1[0-4])\b))(?!\p{L})/iu

/** 'Een badjas voor een meisje van 8' is one for children. */
function nameForChildren(message: string): string {
  return message.replace(
    ofClothes,
    (_, thing: string, between: string) =>
      `kinder${thing.toLowerCase() === 'pyjama' ? 'pyjama' : 'badjas'}${between}`,
  )
}

const joints = /\s*(?:,|\ben\b|\bof\b|\bplus\b|&|\+|\bmet (?:\d+|twee|vier|zes|acht)\b)\s*/iu

/** Lists the kinds that a message names side by side and nobody here sells, the first one first: 'een babyfoon en een box'. */
export function listNotSold(said: string): readonly NotSold[] {
  const message = nameForChildren(said)
  // What follows tells why: 'wasdrogers, mijn dekbed past niet in de onze'.
  const [clause = ''] = message.split(/[,.;!?]|\s(?:want|omdat|mijn|mn|m'n|onze)\s/iu)
  const first = findNotSold(message) ?? findNotSold(clause)
  if (first === undefined) return []
  const named = message.split(joints).flatMap((part) => findNotSold(part) ?? [])
  return [...new Map([first, ...named].map((kind) => [kind.title, kind])).values()]
}

/** Whether a word is goods of the shop: a bench is a word of the trade as well, and is none. */
function isSold(word: string): boolean {
  if (findKind(word) !== undefined || listConcepts(word).includes('unsold')) return false
  return findGoodsBeginning(word) !== undefined || listConcepts(word).includes('goods')
}

/** A longer word names what it ends in: a 'kinderkamerrolgordijntje' is a roller blind. */
function findKind(word: string): NotSold | undefined {
  // 'Per stuk' is no pear-shaped bulb.
  if (word === 'per') return undefined
  const key = toKey(word)
  const whole = known.get(key)
  const isWhole = whole !== undefined || key.length < shortestCompound || listConcepts(word).includes('goods')
  if (isWhole) return whole
  const [tail] = longNames.filter((name) => key.endsWith(name))
  return tail === undefined ? undefined : known.get(tail)
}

function toKey(word: string): string {
  return dutch.stem(fold(word).replace(/[^a-z0-9]/g, ''))
}
