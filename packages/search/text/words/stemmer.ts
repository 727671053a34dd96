import { stemmer as snowball } from '@orama/stemmers/dutch'
import { withoutDiminutive } from './diminutive.ts'
import { remembered } from './remembered.ts'

export type Stem = (word: string) => string

const rememberedWords = 200_000
/** Shorter words are stems already, and so is anything with a digit. */
const shortest = 4

/**
 * Creates a Dutch stemmer on top of Snowball. Snowball alone separates related words: laken and lakens, matras and
 * matrassen, dons and donzen. So it is applied until nothing changes (twice is enough), a double final consonant becomes
 * single, and a final z or v becomes the s or f of the singular. `separate` names the words that must keep different
 * stems.
 */
export function createStemmer(separate: Readonly<Record<string, readonly string[]>>): Stem {
  const separateStems = new Map<string, string>()
  for (const [stem, words] of Object.entries(separate)) {
    for (const word of words) separateStems.set(word, stem)
  }
  return remembered((word) => findSeparateStem(word, separateStems) ?? stemByRule(word), rememberedWords)
}

/** Returns the stem of a listed word, or of a compound that ends in one: bedpoten becomes bedpoot. */
function findSeparateStem(word: string, separate: ReadonlyMap<string, string>): string | undefined {
  const whole = separate.get(word)
  if (whole !== undefined) return whole
  for (let start = 2; start <= word.length - shortest; start++) {
    const stem = separate.get(word.slice(start))
    if (stem !== undefined) return word.slice(0, start) + stem
  }
  return undefined
}

function stemByRule(word: string): string {
  if (word.length < shortest || /\d/.test(word)) return word
  let stem = withoutPluralS(withoutDiminutive(word))
  for (let round = 0; round < 2 && stem.length >= shortest; round++) {
    const shorter = withSingularEnd(snowball(stem))
    if (shorter === stem || shorter.length < 3) break
    stem = shorter
  }
  // Snowball reduces a double vowel (rood, rode: rod) only in words that it stems.
  return stem.replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
}

/** Removes the plural s from bureaus, fotos, series, lades: Snowball removes none after a vowel. */
function withoutPluralS(word: string): string {
  return word.length > 4 && /(?:eau|[^aeiou]o|[^aeiou]ie|ee|[^aeiou]e)s$/.test(word)
    ? word.slice(0, -1)
    : word
}

/** Turns matrass into matras, donz into dons, golv into golf. */
function withSingularEnd(stem: string): string {
  const single = /([bdfgklmnprst])\1$/.test(stem) ? stem.slice(0, -1) : stem
  if (single.endsWith('z')) return `${single.slice(0, -1)}s`
  if (single.endsWith('v')) return `${single.slice(0, -1)}f`
  return single
}
