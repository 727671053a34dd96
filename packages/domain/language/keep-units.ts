import { months } from '../time/dutch-date.ts'

/** Returns a text in which no line breaks between a number and its unit: '140 g/m²', '60 °C', 'stand 3', '€ 499', '140 x 200 cm'. */
export function keepUnits(text: string): string {
  return text
    .replace(/(\d) (?=(?:°C|g\/m²|cm|mm|m|kg|gram|kilo|K|W|lumen|draden)(?!\p{L}))/gu, '$1\u00a0')
    .replace(/\b(stand|klasse|hooguit) (?=\d)/g, '$1\u00a0')
    .replace(/\bmet (\d) (?=sloop|slopen)/g, 'met\u00a0$1\u00a0')
    .replace(/(\d) x (?=\d)/g, '$1\u00a0x\u00a0')
    .replace(/€ (?=\d)/g, '€\u00a0')
}

const dayOfMonth = new RegExp(`(\\d) (?=(?:${months.join('|')})\\b)`, 'g')

/** Returns a text in which no line breaks between a day and its month, or between an hour and its word: '2 december', '18 uur'. */
export const keepDays = (text: string): string =>
  text.replace(dayOfMonth, '$1\u00a0').replace(/(\d) (?=uur\b)/g, '$1\u00a0')

/** Returns a text in which no line breaks within a Dutch postcode: '1234 AB'. */
export const keepPostcodes = (text: string): string => text.replace(/\b(\d{4}) (?=[A-Z]{2}\b)/g, '$1\u00a0')

/** Returns a text in which no line breaks within "e-mail" or a word that begins with it; an address keeps its own hyphen. */
export const keepEmail = (text: string): string =>
  text.replace(/(?<![\w.-])(e)-(?=mail[a-z]*(?![\w.-]*@))/gi, '$1\u2011')
