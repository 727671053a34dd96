import { type CountryCode, isCountryCode } from '@sluimer/domain/address/country'

/** Reads 'google-nl' or 'google-nl-2': a country, and which of its files, from 1 on. Undefined when it is neither. */
export function readFeedName(name: string): { country: CountryCode; part: number } | undefined {
  const [, code = '', part = '1'] = /^google-([a-z]{2})(?:-([2-9]|[1-9]\d{1,3}))?$/.exec(name) ?? []
  const country = code.toUpperCase()
  return isCountryCode(country) ? { country, part: Number(part) } : undefined
}
