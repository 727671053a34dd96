/** A number with what it counts: `{ value: '49.95', unit: 'euro' }`. A bare number has the unit ''. */
interface Quantity {
  readonly value: string
  readonly unit: string
}

const number = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,:]\d+)?`
/** The number itself, with the sign of the euro before it and what follows it. */
const written = new RegExp(
  String.raw`(€|\beur(?:o)?\b)?\s*(${number})(?:,-{1,2})?\s*(%|€|[x×]\s*\d+(?:[.,]\d+)?|\p{L}+)?`,
  'giu',
)

const sameUnits: Readonly<Record<string, string>> = {
  '€': 'euro',
  eur: 'euro',
  "euro's": 'euro',
  '%': 'procent',
  percent: 'procent',
  kilo: 'kg',
  kilogram: 'kg',
  centimeter: 'cm',
  dagen: 'dag',
  werkdagen: 'werkdag',
  weken: 'week',
  maanden: 'maand',
  jaren: 'jaar',
  uren: 'uur',
  sterren: 'ster',
  graden: 'graad',
  stuks: 'stuk',
}
const units = new Set([
  ...Object.keys(sameUnits),
  ...Object.values(sameUnits),
  ...'m mm meter minuten minuut seconden ml liter watt gram gsm draden lagen zones personen punten'.split(
    ' ',
  ),
  ...'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
])

const smallNumbers =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'.split(
    ' ',
  )
const tens: Readonly<Record<string, number>> = {
  twintig: 20,
  dertig: 30,
  veertig: 40,
  vijftig: 50,
  zestig: 60,
  zeventig: 70,
  tachtig: 80,
  negentig: 90,
}
const hundreds: readonly string[] = [
  '',
  'honderd',
  ...smallNumbers.slice(2, 10).map((word) => `${word}honderd`),
]
const ordinals =
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste eenentwintigste tweeëntwintigste drieëntwintigste vierentwintigste vijfentwintigste zesentwintigste zevenentwintigste achtentwintigste negenentwintigste dertigste eenendertigste'.split(
    ' ',
  )
const belowHundred = new Map<string, number>([
  ...smallNumbers.map((word, value) => [word, value] as const),
  ...Object.entries(tens),
  ...Object.entries(tens).flatMap(([ten, value]) =>
    smallNumbers
      .slice(1, 10)
      .map((one, at) => [`${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`, value + at + 1] as const),
  ),
])
const spelled = new Map<string, number>([
  ...hundreds.flatMap((hundred, times) =>
    Array.from(belowHundred, ([word, value]) => [`${hundred}${word}`, times * 100 + value] as const),
  ),
  ...hundreds.slice(1).map((hundred, at) => [hundred, (at + 1) * 100] as const),
  ['duizend', 1000],
])
// 'De tweede december' is a day.
for (const [at, word] of ordinals.entries()) spelled.set(word, at + 1)
const spelledQuantity = /(\p{L}+)(?=(?:\s+(\p{L}+))?)/gu

/**
 * Returns the key of every number in a text, in figures or in words before a unit: '49.95 euro', '23.59 uur',
 * '140x200'. The same amount has the same key however it is written.
 */
export function listQuantities(text: string): string[] {
  const keys = [...text.matchAll(written)].map(([, sign, digits = '', after = '']) =>
    toKey(read(sign, digits, after)),
  )
  return [...keys, ...listSpelled(text)]
}

function read(sign: string | undefined, digits: string, after: string): Quantity {
  const other = /^[x×]\s*(.+)$/u.exec(after)?.[1]
  if (other !== undefined) return { value: `${toValue(digits)}x${toValue(other)}`, unit: '' }
  const word = after.toLowerCase()
  const unit = sign !== undefined ? 'euro' : units.has(word) ? (sameUnits[word] ?? word) : ''
  return { value: toValue(digits), unit }
}

/** Reads '1.299,00', '1299' and '1.299' as 1299, and '23.59' as 23.59. */
function toValue(digits: string): string {
  const plain = /^\d{1,3}(?:\.\d{3})+/.test(digits) ? digits.replaceAll('.', '') : digits
  return String(Number(plain.replace(/[,:]/, '.')))
}

function listSpelled(text: string): string[] {
  const words = text.toLowerCase()
  return [...words.matchAll(spelledQuantity)].flatMap(([, word = '', unit = '']) => {
    const value = spelled.get(word)
    if (tenners.test(unit))
      return value === undefined ? [] : [toKey({ value: String(value * 10), unit: 'euro' })]
    // 'Een dag' is no amount, 'een maand' is a term.
    if (value === undefined || (value === 1 && !terms.has(unit))) return []
    if (units.has(unit)) return [toKey({ value: String(value), unit: sameUnits[unit] ?? unit })]
    // 'Negenendertig vijfennegentig' is a price as people say it.
    return value >= leastSpelled ? [String(value)] : []
  })
}

const tenners = /^tientjes?$/u
const terms = new Set(['week', 'maand', 'jaar'])
/** Smaller numbers are words of many sentences. */
const leastSpelled = 13

function toKey({ value, unit }: Quantity): string {
  return unit === '' ? value : `${value} ${unit}`
}
