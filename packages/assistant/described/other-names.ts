/** Other words of shoppers for a thing, as the name that the shop has for it: dialect, an older word, or a compound that says where it is used. */
const otherNames: readonly (readonly [string, string])[] = [
  ['(?:huis|sauna|badstof|douche)-?jas(?=sen|jes?|(?!\\p{L}))|badmantel', 'badjas'],
  // A compound is read by its last part: 'tweepersoonsdonsdekbed' is a 'donsdekbed'.
  ['((?:een|één|twee)persoons)-?(?=\\p{L}{4,})', '$1 '],
  ['molton-?(?:onder|hoes)-?laken', 'molton'],
  ['outdoor(?= (?:\\p{L}+ ){0,2}(?:vloer)?kle(?:ed|den))', 'voor-buiten'],
  ['akoestische?(?= (?:\\p{L}+ ){0,3}gordijn)', 'geluiddempende'],
  ['vinger-?doek', 'gastendoek'],
  ['afdroog-?doek', 'handdoek'],
  ['dekbed[ -]set(?:je)?s?(?!\\p{L})', 'dekbedovertrek'],
  ['pendel[ -]lamp', 'hanglamp'],
  ['staande? (?:lees|schemer)?-?lamp(?:en|je|jes)?(?!\\p{L})', 'vloerlamp'],
  // A vase is as large as it is high.
  ['hoge(?= (?:\\p{L}+ )?va(?:as|zen))', 'grote'],
  [
    '(?:per|als|in een) paar(?!\\p{L})(?=.*gordijn)|(?<=gordijn.*)(?:per|als|in een) paar(?!\\p{L})',
    'set van twee',
  ],
  [
    '(?<=kerstballen.*)(?:die|welke|dat)[^,.?!]* (?:niet|nooit)(?: [^,.?!]*)? (?:breken|breekt|stuk\\p{L}*|kapot\\p{L}*|kapot kunnen|stuk kunnen)(?: (?:kunnen|gaan|vallen))?(?!\\p{L})',
    'onbreekbaar',
  ],
  [
    '(?:die|dat|wat) (?:het|al het|veel|alle) (?:zon|straat)?licht (?:\\p{L}+ )?(?:tegenhoud\\p{L}*|buiten ?houd\\p{L}*|weghoud\\p{L}*|buiten sluit\\p{L}*)|(?:die|dat) (?:goed |echt |helemaal )?verduister(?:t|en)(?!\\p{L})',
    'verduisterend',
  ],
  ['boxspring[ -]bed(?:den)?(?!\\p{L})', 'boxspring'],
  ['hangende? lamp(?:en|je|jes)?(?!\\p{L})', 'hanglamp'],
  ['bed-?kastje', 'nachtkastje'],
  ['koffie-?tafel(?!\\p{L}*(?:kleed|laken))', 'bijzettafel'],
  ['(?:luie|makkelijke|gemakkelijke) stoel|(?:lees|lounge|luister)-?(?:stoel|fauteuil)', 'fauteuil'],
  ['raam-?(?:bekleding|decoratie)(?!\\p{L})', 'gordijnen'],
  ['bloem(?:en)?-?va(?=as|zen)', 'va'],
  ['slaap[ -]?t-?shirt', 'slaapshirt'],
  ['(?<=^(?:een |zoek |ik zoek een )?)kunstbo(?=om|men)', 'kerstbo'],
]

const compiled = otherNames.map(
  ([said, name]) => [new RegExp(`(?<!\\p{L})(?:${said})`, 'giu'), name] as const,
)

/** Returns a message with goods by the names that the shop has for them: 'huisjas' becomes 'badjas'. */
export function writeShopNames(message: string): string {
  return compiled.reduce((text, [said, name]) => text.replace(said, name), message)
}
