const blank = '[weggelaten]'

/**
 * Patterns of what tells who somebody is or what they ordered. Digits are read with the signs that people put between
 * them; amounts ('€ 1.299,95') and sizes ('140x200') stay.
 */
const patterns: readonly RegExp[] = [
  // An address begins only where a word does: a long text would otherwise be read again from each of its letters.
  /(?<![^\s@])[^\s@]+@[^\s@]{1,255}/gu,
  /\bkjd[\s-]?\d[\d\s-]{0,10}/giu,
  /\b[a-z]{2}\d{2}(?:\s?[a-z\d]{4}){2,7}(?:\s?[a-z\d]{1,3})?\b/giu,
  /\b[1-9]\d{3}\s?[a-z]{2}\b(?:\s+\d{1,5}\s?[a-z]?\b)?/giu,
  /(?<![€\d.,x×]|€\s)\+?\d(?:[\s./()-]?\d){3,}(?!\d|,\d|,-|\s?(?:euro|uur))/giu,
]

/**
 * Returns a message without order numbers, postcodes with their house numbers, mail addresses, telephone and account
 * numbers, each replaced by '[weggelaten]', also when its figures are wide ones.
 */
export function blankPrivate(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, blank), text.normalize('NFKC'))
}
