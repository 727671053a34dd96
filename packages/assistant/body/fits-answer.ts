/** What an answer of an advice wizard may be about. */
const units = {
  kilos: { written: String.raw`(?:kilo|kg)\b`, factor: 1 },
  centimetres: { written: String.raw`(?:cm|m|meter)\b`, factor: 100 },
} as const
const number = String.raw`(\d+(?:[.,]\d+)?)`

/**
 * Tells whether an answer of a wizard, such as 'Minder dan 80 kilo' or '1,50 tot 1,90 m', is about this figure and holds it;
 * undefined for an answer about something else. Where two answers meet, the higher one holds the figure.
 */
export function fitsAnswer(answer: string, unit: keyof typeof units, value: number): boolean | undefined {
  const { written, factor } = units[unit]
  const between = new RegExp(`${number}\\s*tot\\s*${number}\\s*${written}`, 'iu').exec(answer)
  if (between !== null) return value >= toNumber(between[1], factor) && value <= toNumber(between[2], factor)
  const one = new RegExp(`${number}\\s*${written}`, 'iu').exec(answer)
  if (one === null) return undefined
  const border = toNumber(one[1], factor)
  if (/\b(?:minder|korter|lichter|kleiner|tot)\b/iu.test(answer)) return value < border
  return /\b(?:meer|langer|zwaarder|groter|vanaf|boven)\b/iu.test(answer) ? value > border : undefined
}

function toNumber(digits: string | undefined, factor: number): number {
  const value = Number((digits ?? '0').replace(',', '.'))
  // A length of 1,90 is in metres, one of 190 in centimetres.
  return factor === 100 && value > 3 ? value : Math.round(value * factor)
}
