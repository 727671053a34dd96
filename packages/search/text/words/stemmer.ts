import { stemmer as snowball } from '@orama/stemmers/dutch'
import { withoutDiminutive } from './diminutive.ts'
import { remembered } from './remembered.ts'

export type Stem = (word: string) => string

const rememberedWords = 200_000
/** Shorter words are stems already; so is anything with a digit. */
const shortest = 4

/**
 * A Dutch stemmer on top of Snowball. Snowball alone splits what belongs together: laken and lakens, matras and
 * matrassen, dons and donzen. It is applied until nothing changes (twice is enough), the doubled end consonant is undone
 * and z and v at the end become the s and f of the singular. `separate` names the words that must not meet.
 */
export function createStemmer(separate: Readonly<Record<string, readonly string[]>>): Stem {
  const separateStems = new Map<string, string>()
  for (const [stem, words] of Object.entries(separate)) {
    for (const word of words) separateStems.set(word, stem)
  }
  return remembered((word) => findSeparateStem(word, separateStems) ?? stemByRule(word), rememberedWords)
}

/** The stem of a listed word, or of a compound that ends in one: bedpoten becomes bedpoot. */
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
  // Snowball undoes a double vowel (rood, rode: rod) only in words that it stems.
  return stem.replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
}

/** Bureaus, fotos, series, lades: Snowball takes no s from a vowel. */
function withoutPluralS(word: string): string {
  return word.length > 4 && /(?:eau|[^aeiou]o|[^aeiou]ie|ee|[^aeiou]e)s$/.test(word)
    ? word.slice(0, -1)
    : word
}

/** matrass: matras; donz: dons; golv: golf. */
function withSingularEnd(stem: string): string {
  const single = /([bdfgklmnprst])\1$/.test(stem) ? stem.slice(0, -1) : stem
  if (single.endsWith('z')) return `${single.slice(0, -1)}s`
  if (single.endsWith('v')) return `${single.slice(0, -1)}f`
  return single
}
