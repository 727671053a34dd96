import type { CountryCode } from '../address/country.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import type { VatClass } from './vat-class.ts'

interface VatRate {
  percent: number
  /** The first day on which the rate applies. */
  from: IsoDate
}

/**
 * The rates of each country, the latest last. A changed rate gets a line of its own with its first day; old lines stay.
 */
const rates: Readonly<Record<CountryCode, Readonly<Record<Exclude<VatClass, 'none'>, readonly VatRate[]>>>> =
  {
    /** Art. 9 Wet OB 1968. */
    NL: {
      standard: [{ percent: 21, from: '2012-10-01' }],
      reduced: [
        { percent: 6, from: '1986-10-01' },
        { percent: 9, from: '2019-01-01' },
      ],
    },
    /** Art. 1 KB nr. 20. */
    BE: {
      standard: [{ percent: 21, from: '1996-01-01' }],
      reduced: [{ percent: 6, from: '1992-04-01' }],
    },
  }

/** Returns the rate in percent at which a country taxes goods on a day. Throws RangeError before the table begins. */
export function findVatPercent(country: CountryCode, vatClass: VatClass, on: IsoDate): number {
  if (vatClass === 'none') return 0
  // ISO dates sort as text.
  const rate = rates[country][vatClass].findLast(({ from }) => from <= on)
  if (rate === undefined) throw new RangeError(`no VAT rate is known for ${country} on ${on}`)
  return rate.percent
}

/** Returns the class that a country taxes, or once taxed, at this rate; undefined when there is none. */
export function findVatClass(country: CountryCode, percent: number): VatClass | undefined {
  if (percent === 0) return 'none'
  const taxed = ['standard', 'reduced'] as const
  return taxed.find((vatClass) => rates[country][vatClass].some((rate) => rate.percent === percent))
}
