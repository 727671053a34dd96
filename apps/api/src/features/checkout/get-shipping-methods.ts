import type { ShippingMethod } from '@sluimer/contract/checkout/schemas'
import type { CountryCode } from '@sluimer/domain/address/country'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { findCartOfToken } from '../cart/get-cart.ts'
import { priceCart } from '../cart/price-cart.ts'
import { shippingMethodOf } from './checkout-of.ts'

/** How the goods in the cart can come to a country, the chosen one unless another is asked (CO-04). */
export async function getShippingMethods(
  deps: Deps,
  token: string | undefined,
  country: CountryCode | undefined,
): Promise<Outcome<{ shippingMethods: ShippingMethod[] }>> {
  const row = await findCartOfToken(deps, token)
  if (row === undefined) return { ok: false, error: { code: 'cart_empty' } }
  const asked = { ...row, countryCode: country ?? row.countryCode }
  const { lines, shippingOptions } = await priceCart(deps.db, asked, deps.clock())
  if (lines.length === 0) return { ok: false, error: { code: 'cart_empty' } }
  return { ok: true, data: { shippingMethods: shippingOptions.map(shippingMethodOf) } }
}
