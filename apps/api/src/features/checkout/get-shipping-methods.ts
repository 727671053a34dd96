import type { ShippingMethod } from '@sluimer/contract/checkout/schemas'
import { type CountryCode, defaultCountryCode } from '@sluimer/domain/address/country'
import { parsePostcode } from '@sluimer/domain/address/postcode'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { priceCart } from '../cart/price/price-cart.ts'
import { findCartOfToken } from '../cart/view/get-cart.ts'
import { toShippingMethod } from './to-checkout-delivery.ts'

/** Lists how the goods in the cart can come to a country and postcode, by default those of the cart (CO-04). */
export async function getShippingMethods(
  deps: Deps,
  token: string | undefined,
  asked: { country: CountryCode | undefined; zipcode: string | undefined },
): Promise<Outcome<{ shippingMethods: ShippingMethod[] }>> {
  const row = await findCartOfToken(deps, token)
  if (row === undefined) return { ok: false, error: { code: 'cart_empty' } }
  const countryCode = asked.country ?? row.countryCode
  const postcode =
    parsePostcode(countryCode ?? defaultCountryCode, asked.zipcode ?? row.postcode ?? '') ?? null
  const cart = { ...row, countryCode, postcode }
  const { lines, shippingOptions } = await priceCart(deps.db, cart, deps.clock())
  if (lines.length === 0) return { ok: false, error: { code: 'cart_empty' } }
  return { ok: true, data: { shippingMethods: shippingOptions.map(toShippingMethod) } }
}
