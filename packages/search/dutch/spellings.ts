/** A spelling that replaces others, in documents and in what visitors type. */
export interface Spelling {
  /** Matched in folded text (lower case, no accents); needs the flag `g`. */
  pattern: RegExp
  replacement: string
}

/** Separates a number from its unit or from the next word: "2-persoons", "2 persoons", "2persoons". */
const gap = '[\\s-]*'

/**
 * Turns sizes, numbers of persons and seasons, as people write them, into one word each: 160x200, 2persoons, 4seizoenen.
 * The order matters: each rule sees the result of the previous ones.
 */
export const dutchSpellings: readonly Spelling[] = [
  // foto's, sofa's
  { pattern: /['\u2019`\u00b4]s(?![a-z])/g, replacement: '' },
  // A lamp above the table is a hanging lamp. No phrase can hold this rule, since boven says nothing elsewhere.
  {
    pattern:
      /\b(?:lamp(?:en|jes?)?|verlichting)\s(?:voor\s)?boven\s(?:(?:de|een|mijn|onze|je|het)\s)?(?:eet|keuken|eetkamer)?(?:tafel|hoek|kookeiland|bar)\b/g,
    replacement: ' hanglamp ',
  },
  // 1,60 x 2,00 (m)
  {
    pattern:
      /(?<![\d.,])([1-3])[.,](\d{2})\s*m?\s*(?:x|\u00d7|\*|bij)\s*([1-3])[.,](\d{2})(?!\d)(?:\s*m(?![a-z]))?/g,
    replacement: ' $1$2x$3$4 ',
  },
  // 160 x 200, 160x200 cm, 160×200×25, 160*200, 160 bij 200
  {
    pattern:
      /(?<![\d.,])(\d{2,3})\s*(?:cm)?\s*(?:x|\u00d7|\*|bij)\s*(\d{2,3})(?:\s*(?:x|\u00d7|\*)\s*\d{1,3})?(?:\s*cm)?(?!\d)/g,
    replacement: ' $1x$2 ',
  },
  // 160/200 cm: a slash makes a size only before a bed's length
  { pattern: /(?<![\d/])(\d{2,3})\s*\/\s*(200|210|220|240)(?![\d/])(?:\s*cm)?/g, replacement: ' $1x$2 ' },
  // 1m60
  { pattern: /(?<![\da-z])([1-3])\s*m\s*(\d{2})(?!\d)/g, replacement: ' $1$2 ' },
  // 140 op 200
  { pattern: /(?<![\d.,x])(\d{2,3})\s+op\s+(\d{3})(?![\d.,x])/g, replacement: ' $1x$2 ' },
  // 140 200
  { pattern: /(?<![\d.,x])(\d{2,3})\s+(200|210|220)(?![\d.,x])/g, replacement: ' $1x$2 ' },
  // 90% dons, 600 gram: not a size
  { pattern: /(?<![\d.,])(\d{1,4})\s*(?:%|procent(?![a-z]))/g, replacement: ' $1procent ' },
  { pattern: /(?<![\d.,])(\d{2,4})\s*(?:gr|gram|gsm|g)(?:\/m2)?(?![a-z])/g, replacement: ' $1gram ' },
  { pattern: /(?<![\d.,])(\d{1,4})\s*(kg|kilo|watt|liter|jaar|graden)(?![a-z])/g, replacement: ' $1$2 ' },
  { pattern: /(?<![a-z])lits?[\s-]*jum[aeoux]{2,5}/g, replacement: ' litsjumeaux ' },
  {
    pattern: new RegExp(
      `(?<![a-z\\d])(?:1|een|enkel)${gap}(?:persoons|persoon|pers(?![a-z])|p(?![a-z]))`,
      'g',
    ),
    replacement: ' 1persoons ',
  },
  {
    pattern: new RegExp(
      `(?<![a-z\\d])(?:2|twee|dubbel)${gap}(?:persoons|persoon|personen|pers(?![a-z])|p(?![a-z]))`,
      'g',
    ),
    replacement: ' 2persoons ',
  },
  {
    pattern: new RegExp(`(?<![a-z\\d])(?:4|vier|all|alle)${gap}(?:seizoenen|seizoens|seasons?)`, 'g'),
    replacement: ' 4seizoenen ',
  },
  // onder de 100 euro, max. € 50: a wish for a low price, so the cheapest come first
  {
    pattern:
      /(?<![a-z])(?:onder|tot|max(?:imaal|imum)?\.?|minder dan|goedkoper dan)\s+(?:de\s+)?(?:\u20ac\s*\d+|\d+\s*(?:euro|eur(?![a-z])|\u20ac))/g,
    replacement: ' goedkoop ',
  },
  { pattern: /(?<![a-z])anti[\s-]*allerg(?:ie|isch|ische|een)(?![a-z])/g, replacement: ' allergie ' },
  // a complaint, not a wish for warmth
  {
    pattern: /(?<![a-z])(?:snel|gauw|vaak|altijd|te)\s+(?:te\s+)?warm(?![a-z])/g,
    replacement: ' transpireren ',
  },
  // words that some people write as one and others with a space or a hyphen
  {
    pattern:
      /(?<![a-z])(gebroken|off|memory|hr|tv|nasa|visco)[\s-]+(wit|white|foam|schuim|meubel|kast)(?![a-z])/g,
    replacement: '$1$2',
  },
  { pattern: /(?<![a-z])kant[\s-]+en[\s-]+kla(ar|re)(?![a-z])/g, replacement: 'kantenkla$1' },
  { pattern: /(?<![a-z])t-shirt/g, replacement: 'tshirt' },
]

/** How people write the normalised spellings, for showing a word again. */
const writtenForms: readonly [RegExp, string][] = [
  [/^(\d)(persoons|seizoenen)$/, '$1-$2'],
  [/^(\d+)procent$/, '$1%'],
  [/^(\d+)(gram|kg|kilo|watt|liter|jaar|graden)$/, '$1 $2'],
  [/^litsjumeaux$/, 'lits-jumeaux'],
  [/^kantenkla(ar|re)$/, 'kant-en-kla$1'],
  [/^tshirt$/, 't-shirt'],
  [/^(tv)(meubel|kast)$/, '$1-$2'],
  [/^(memory)(foam)$/, '$1 $2'],
  [/^(gebroken|off)(wit|white)$/, '$1 $2'],
]

/** Returns a normalised word as people write it. */
export function asWritten(word: string): string {
  return writtenForms.reduce((written, [pattern, way]) => written.replace(pattern, way), word)
}
