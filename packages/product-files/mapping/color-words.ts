/** Names of colors in the filters here, with the words of other languages that files use. */
const words: Readonly<Record<string, readonly string[]>> = {
  beige: ['sand', 'sable'],
  blauw: ['blue', 'blau', 'bleu'],
  bruin: ['brown', 'braun', 'marron', 'brun'],
  geel: ['yellow', 'gelb', 'jaune'],
  goud: ['gold', 'or', 'dore'],
  grijs: ['grey', 'gray', 'grau', 'gris'],
  groen: ['green', 'grun', 'vert'],
  oranje: ['orange'],
  paars: ['purple', 'lila', 'violet'],
  rood: ['red', 'rot', 'rouge'],
  roze: ['pink', 'rosa', 'rose'],
  wit: ['white', 'weiss', 'blanc'],
  zilver: ['silver', 'silber', 'argent'],
  zwart: ['black', 'schwarz', 'noir'],
}

const dutchOf = new Map(Object.entries(words).flatMap(([dutch, others]) => others.map((one) => [one, dutch])))

/** Returns the Dutch word for a color in the form of slugify; any other word stays the same. */
export const toDutchColor = (word: string): string => dutchOf.get(word) ?? word
