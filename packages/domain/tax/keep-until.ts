import type { CountryCode } from '../address/country.ts'
import { type IsoDate, toAmsterdamDate } from '../time/amsterdam.ts'
import { sellerCountryCode } from './vat-treatment.ts'

/** Years after the end of the year of sale for which tax law keeps an order with its papers, by where its VAT was due. */
const keptYears = {
  /** Art. 52 AWR; also for a buyer in another member state who declares the VAT. */
  domestic: 7,
  /** VAT of another member state, paid through the one-stop shop: Directive 2006/112, art. 369k. */
  oneStopShop: 10,
} as const
type KeepingLaw = keyof typeof keptYears

/** Returns the law that keeps an order; the country is that of its VAT, null when its buyer declares it. */
export function findKeepingLaw(vatCountry: CountryCode | null): KeepingLaw {
  return vatCountry === null || vatCountry === sellerCountryCode ? 'domestic' : 'oneStopShop'
}

/** Returns the last day on which an order is kept whose last paper or payment has this moment. */
export function calculateKeptUntil(lastAt: Date, vatCountry: CountryCode | null): IsoDate {
  const year = Number(toAmsterdamDate(lastAt).slice(0, 4))
  return `${year + keptYears[findKeepingLaw(vatCountry)]}-12-31`
}

/** Returns the first year, in Dutch time, of which a law still keeps the orders. Older ones become anonymous. */
export function findFirstKeptYear(now: Date, law: KeepingLaw): number {
  return Number(toAmsterdamDate(now).slice(0, 4)) - keptYears[law]
}
