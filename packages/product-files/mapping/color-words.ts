/** Colors as filters here call them, with the words of other languages that files use. */
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

/** The Dutch word for a color, given as slugify writes it; any other word stays as it is. */
export const dutchColor = (word: string): string => dutchOf.get(word) ?? word
