import { months } from '../time/dutch-date.ts'

/** Returns a text in which no line breaks between a number and its unit: '140 g/m²', '60 °C', 'stand 3', '€ 499', '140 x 200 cm'. */
export function keepUnits(text: string): string {
  return text
    .replace(
      /(\d) (?=(?:°C|g\/m²|cm|mm|m|kg|gram|kilo|K|W|V|lumen|draden|veren|minuten)(?!\p{L}))/gu,
      '$1\u00a0',
    )
    .replace(/\b(stand|klasse|hooguit|ca\.) (?=\d)/g, '$1\u00a0')
    .replace(/\bmet (\d) (?=sloop|slopen)/g, 'met\u00a0$1\u00a0')
    .replace(/(\d) x (?=\d)/g, '$1\u00a0x\u00a0')
    .replace(/€ (?=\d)/g, '€\u00a0')
}

const dayOfMonth = new RegExp(`(\\d) (?=(?:${months.join('|')})\\b)`, 'g')

/** Returns a text in which no line breaks within a day and its month, within hours and their word, or within 'je dag': '2 december', '8 en 18 uur'. */
export const keepDays = (text: string): string =>
  text
    .replace(dayOfMonth, '$1\u00a0')
    .replace(/(\d) en (?=\d+ uur\b)/g, '$1\u00a0en\u00a0')
    .replace(/(\d) (?=uur\b)/g, '$1\u00a0')
    .replace(/\bje dag\b/g, 'je\u00a0dag')

/** Returns a text in which no line breaks within a Dutch postcode: '1234 AB'. */
export const keepPostcodes = (text: string): string => text.replace(/\b(\d{4}) (?=[A-Z]{2}\b)/g, '$1\u00a0')

/** Returns a text in which no line breaks within "e-mail" or a word that begins with it; an address keeps its own hyphen. */
export const keepEmail = (text: string): string =>
  text.replace(/(?<![\w.-])(e)-(?=mail[a-z]*(?![\w.-]*@))/gi, '$1\u2011')

/** Returns a text in which no line breaks within '1-persoons', or within the two names of a way to pay: 'iDEAL | Wero'. */
export const keepNames = (text: string): string =>
  text.replace(/(\d)-(?=persoons)/g, '$1\u2011').replaceAll(' | ', '\u00a0|\u00a0')
