/** The countries the shop delivers to; the first is the default (CO-02). */
export const countryCodes = ['NL', 'BE'] as const

export type CountryCode = (typeof countryCodes)[number]

export const defaultCountryCode: CountryCode = 'NL'

export const countryNames: Readonly<Record<CountryCode, string>> = { NL: 'Nederland', BE: 'België' }

export function isCountryCode(text: string): text is CountryCode {
  return countryCodes.some((code) => code === text)
}
