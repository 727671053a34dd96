import type { CountryCode } from '@sluimer/domain/address/country'
import { withCapital } from '@sluimer/domain/time/dutch-date'

/**
 * Belgian law reserves these words for its two sale months and for shops that close (WER VI.22 ff.), and the shop holds
 * no such sale. The Dutch "sale" is only an offer there.
 */
const notInBelgium: readonly [RegExp, string][] = [
  [/\bsolden\b/gi, 'acties'],
  [/\b(totale |leegverkoop|magazijn)?(uitverkoop|opruiming)\b/gi, 'actie'],
  [/\b(einde?[ -]?reeks(en)?|stockverkoop|leegverkoop)\b/gi, 'actie'],
  [/\bkoopjes?\b/gi, 'actie'],
  [/\bsale\b/gi, 'actie'],
]

/** Returns a text for one country, without the words that may not be used there. */
export function replacePromoWords(country: CountryCode, text: string): string {
  if (country !== 'BE') return text
  const changed = notInBelgium.reduce((words, [pattern, word]) => words.replace(pattern, word), text)
  return changed === text || !startsUpper(text) ? changed : withCapital(changed)
}

/** The name of a lowered price. */
export const reducedLabel: Readonly<Record<CountryCode, string>> = { NL: 'sale', BE: 'actie' }

function startsUpper(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}
