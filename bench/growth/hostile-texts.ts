const pieces = {
  letters: 'a',
  capitals: 'ABC',
  digits: '1',
  zeros: '0',
  spaces: ' ',
  'no-break spaces': '\u00a0',
  'line feeds': '\n',
  'carriage returns': '\r',
  tabs: '\t',
  dots: '.',
  dashes: '-',
  underscores: '_',
  slashes: '/',
  'at signs': '@',
  addresses: 'a@a.',
  'half addresses': 'a.',
  schemes: 'a:',
  'whole schemes': 'a://',
  'exclamation marks': '!',
  'question marks': '?',
  hashes: '#',
  dollars: '$',
  commas: ',',
  'commas and spaces': ', ',
  semicolons: ';',
  'semicolons and spaces': '; ',
  'name and value': 'a=b;',
  equals: '=',
  quotes: '"',
  backslashes: '\\',
  brackets: '(',
  tags: '<a ',
  percents: '%',
  'encoded bytes': '%41',
  ampersands: '&',
  plusses: '+',
  colons: ':',
  'address of IPv6': '1:',
  'accented letters': 'é',
  'letters and accents': 'e\u0301',
  pictures: '\u{1f6cf}\ufe0f',
  Cyrillic: 'ж',
  'zero width': '\u200b',
  'halves of pairs': '\ud83d',
  'house numbers': '12 bis-',
  words: 'dekbedovertrek ',
  'joined words': 'dekbedovertrek',
  'short words': 'a1 ',
  dates: '01-01-2000',
  'local links': '/a/?b=#',
} as const

/** Kinds of text, each of any length, on which a careless pattern takes very long. Some end in what makes it start over. */
export const hostileTexts: readonly { name: string; ofLength: (length: number) => string }[] = Object.entries(
  pieces,
).flatMap(([name, piece]) => [
  { name, ofLength: keepEach((length) => repeated(piece, length)) },
  { name: `${name} before a letter`, ofLength: keepEach((length) => `${repeated(piece, length - 1)}x`) },
  { name: `${name} with an odd end`, ofLength: keepEach((length) => `x${repeated(piece, length - 2)}~`) },
])

function repeated(piece: string, length: number) {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}

/** Keeps the texts: hundreds of rules and schemas are tried with the same ones, and making them takes a third of the time. */
function keepEach(makeText: (length: number) => string): (length: number) => string {
  const kept = new Map<number, string>()
  return (length) => {
    const text = kept.get(length) ?? makeText(length)
    kept.set(length, text)
    return text
  }
}
