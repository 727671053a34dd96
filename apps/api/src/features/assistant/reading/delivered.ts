import type { Product } from '@sluimer/contract/catalog/product'
import { type CountryCode, countryCodes, countryNames } from '@sluimer/domain/address/country'
import { listDeliveryMethods } from '@sluimer/domain/delivery/methods'
import { formatEuro } from '@sluimer/domain/money/euro'

/** So many pieces of a product at a price. */
interface Part {
  readonly page: Product
  readonly times: number
  readonly cents: number
}

/** What goods cost with their delivery, and what the delivery itself costs in each country. */
interface Delivered {
  readonly text: string
  readonly costs: readonly number[]
}

const asks =
  /\b(?:met|inclusief|incl\p{L}*\.?|plus|en) (?:de |het )?(?:verzend\p{L}*|bezorg\p{L}*|lever(?:en|ing|kosten))(?! (?:in|naar|op)\b)(?:.*\b(?:erbij|bij|mee|samen|totaal))?|\b(?:verzend\p{L}*|bezorg\p{L}*|leverkosten)\b.*\b(?:erbij|inbegrepen|meegerekend)\b/iu

/** Whether a message asks what goods cost together with their delivery: 'doe er 2, wat ben ik kwijt met verzenden erbij'. */
export function asksDelivered(message: string): boolean {
  return asks.test(message)
}

/** Says what goods cost with their delivery, by the tariff that the cart uses. */
export function tellDelivered(parts: readonly Part[]): Delivered {
  const total = parts.reduce((sum, { times, cents }) => sum + times * cents, 0)
  const costOf = (country: CountryCode) =>
    listDeliveryMethods({
      country,
      classes: parts.map(({ page }) => page.delivery_method),
      weightGrams: parts.reduce((sum, { page, times }) => sum + times * weigh(page), 0),
      subTotalCents: total,
    })[0]?.priceCents ?? 0
  const told = countryCodes.map((country) => {
    const cents = costOf(country)
    const whole =
      cents === 0 ? 'gratis' : `${formatEuro(cents)}, dus alles bij elkaar ${formatEuro(total + cents)}`
    return { cents, line: `${countryNames[country]} ${whole}` }
  })
  return {
    text: ` Bezorgen: ${told.map(({ line }) => line).join('; ')}.`,
    costs: told.map(({ cents }) => cents).filter((cents) => cents > 0),
  }
}

function weigh({ variants }: Product): number {
  const grams = variants.flatMap(({ weight_grams: own }) => own ?? [])
  return grams.length === 0 ? 0 : Math.max(...grams)
}
