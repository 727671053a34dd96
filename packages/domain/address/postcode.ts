import { type CountryCode, isCountryCode } from './country.ts'

/** SA, SD and SS are never issued in the Netherlands. */
const patterns: Readonly<Record<CountryCode, RegExp>> = {
  NL: /^([1-9]\d{3})\s?((?!S[ADS])[A-Z]{2})$/,
  BE: /^([1-9]\d{3})$/,
}

/** Returns the postcode as it is stored ('1015CW', '9000'); undefined when it cannot exist in that country (VA-07). */
export function parsePostcode(country: CountryCode, text: string): string | undefined {
  const match = patterns[country].exec(upperAscii(text.trim()))
  return match?.slice(1).join('')
}

/** Returns the postcode as it is shown ('1015 CW', '9000'). Anything that is not in stored form is returned unchanged. */
export function formatPostcode(country: string, normalized: string): string {
  const match = isCountryCode(country) ? patterns[country].exec(normalized) : null
  return match === null ? normalized : match.slice(1).join(' ')
}

/** Unlike toUpperCase this leaves 'ſ' and 'ı' alone, which would otherwise become S and I. */
function upperAscii(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
}
