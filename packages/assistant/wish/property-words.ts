import { fold } from '@sluimer/search/text/words/tokens'
import { listConcepts } from '../intent/concepts.ts'
import { fillerWords } from '../text/filler-words.ts'
import { readSpelledNumber } from './spelled-numbers.ts'

/** What goods of a shop such as this one can be, as beginnings of words; one that ends in `$` is the whole word. */
const beginnings =
  `rond$ ronde$ vierkant rechthoek ovaal ovale smal$ smalle slank breed$ brede$ goud gouden zilver koper messing chroom brons bronzen
  panter luipaard tijger zebra koeien giraf dierenprint bloemenprint laagpolig hoogpolig kortpolig
  inklapbaar opklapbaar uitklapbaar opvouwbaar uitschuif draaibaar verstelbaar stapelbaar geurloos biologisch gots oeko fairtrade vegan glitter kwast franje strik ruche
  borduur geborduurd gewatteerd gestikt mat$ matte$ glans glanzend oplaadbaar draadloos dimbaar marmer houtsk briket gas$ lade$ lades$ laden$ laadpunt bamboe rotan riet rieten jute sisal kokos leer$ leren$ lederen suede corduroy ribstof rib$
  teddy fleece bont$ chenille velours mohair kasjmier cashmere zijde zijden satijn seersucker mousseline hydrofiel lurex kant$ tule denim canvas spijkerstof vilt vilten
  gestreept geruit gebloemd gestippeld effen percal orthopedisch ergonomisch koelgel gel$ magnetisch verzwaard`
    .split(/\s+/)
    .filter(Boolean)

/** Whether a word names a property that goods can have: a shape, a material, a print, a way to be made. */
export function namesProperty(word: string): boolean {
  const folded = fold(word)
  return beginnings.some((one) =>
    one.endsWith('$') ? folded === one.slice(0, -1) : folded.startsWith(one) || folded.endsWith(one),
  )
}

/** What comes with a thing, or how many there are in one pack: only the names of its choices know. */
const besides =
  /(?<!\p{L})(?:met|inclusief|incl\.?|plus)\s+(?:(?:een|de|het|die|ook|bijpassende?|bijbehorende?|losse)\s+)*(\p{L}{4,})/giu
const inSets = /(?<!\p{L})(?:(?:als |in een )?set(?:je|jes)?|stelletje|(?:twee|2) dezelfde)(?!\p{L})/iu
const downTo =
  /(?<!\p{L})(?:tot (?:(?:op|aan|over|onder) )?(?:(?:de|mijn|je) )?(enkel|knie)\p{L}*|(enkel|knie)-?(?:lang|lengte)\p{L}*)/giu

/** A long robe goes down to the ankles, a short one to the knees. */
const [longRobe, shortRobe] = [
  /(?<!\p{L})lange (?:\p{L}+ ){0,2}(?:bad|ochtend|kamer)jas/iu,
  /(?<!\p{L})korte (?:\p{L}+ ){0,2}(?:bad|ochtend|kamer)jas/iu,
]

/** 'Set van 4' and '6 gastendoekjes' are called by their number. */
const packs = /(?<!\p{L})set(?:je)? van (\p{L}+|\d+)|(?<![\d\p{L}])(\p{L}+|\d+) (?=gasten ?doek)/iu

function listPackWords(message: string): readonly string[] {
  const [, ofSet, ofGuests] = packs.exec(message) ?? []
  const said = ofSet ?? ofGuests ?? ''
  const count = Number(said) || readSpelledNumber(said)
  const word = count === undefined ? undefined : numerals[count]
  const [, pieces] = ofPieces.exec(message) ?? []
  // Two pieces may be sold as a set of two.
  const pair = pieces === '2' ? numerals[2] : undefined
  return [word, pieces, pair].flatMap((one) => one ?? [])
}

/** 'Een doos met 50 stuks' is called by its figure. */
const ofPieces = /(?<![\d.,])(\d{1,3}) (?:\p{L}+e )?(?:stuks|ballen|kerstballen)(?!\p{L})/iu

const numerals = ['', '', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht']

/** Lists the words of a message that may name a make of goods: 'hoes' of 'met hoes erbij', 'set' of 'als setje', 'enkel' of 'enkellang'. */
export function listMakeWords(message: string): readonly string[] {
  const named = Array.from(message.matchAll(besides), ([, word = '']) => fold(word))
  // 'Met kussensloop' names other goods, and no make; neither do 'met kerst' and 'met een budget'.
  const besidesIt = named.filter(
    (word) => !fillerWords.has(word) && !listConcepts(word).some((one) => one === 'goods' || one === 'when'),
  )
  const lengths = [
    ...Array.from(message.matchAll(downTo), ([, place, compound]) => fold(place ?? compound ?? '')),
    ...(longRobe.test(message) ? ['enkel'] : []),
    ...(shortRobe.test(message) ? ['knie'] : []),
  ]
  return [
    ...new Set([
      ...listPackWords(message),
      ...besidesIt,
      ...(inSets.test(message) ? ['set'] : []),
      ...lengths,
    ]),
  ]
}
