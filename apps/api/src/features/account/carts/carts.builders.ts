import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import type { Cart } from '@sluimer/contract/cart/schemas'
import { choosePaymentEndpoint, saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { EndpointBodyInput } from '@sluimer/contract/endpoint'
import type { TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aCustomer as aBuyer } from '../../order/order.builders.ts'
import { aPerson, type Person } from '../account.builders.ts'

/** Articles that anybody can order; returns their variant ids. */
export async function someArticles(
  app: TestApp,
  count: number,
  special: Parameters<typeof aProduct>[1] = { priceCents: 6_000, stock: 50 },
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < count; at++) ids.push(onlyVariantId(await aProduct(app.db, special)))
  return ids
}

/** Puts an article in the cart of a browser. */
export async function put(
  person: Person,
  variantId: number,
  quantity: number,
  custom?: EndpointBodyInput<typeof addCartItemEndpoint>['custom'],
): Promise<void> {
  const body = { item_id: String(variantId), quantity, ...(custom && { custom }) }
  const added = await person.call(addCartItemEndpoint, { body })
  if (!added.ok) throw new Error(`nothing was added: ${added.error.code}`)
}

/** A guest with something in the cart, at a browser of their own. */
export async function aGuestWith(
  app: TestApp,
  ...lines: [variantId: number, quantity: number][]
): Promise<Person> {
  const person = aPerson(app)
  for (const [variantId, quantity] of lines) await put(person, variantId, quantity)
  return person
}

/** Returns the cart that a browser shows. */
export async function cartOf(person: Person): Promise<Cart> {
  const cart = await person.call(getCartEndpoint, {})
  if (!cart.ok) throw new Error(`no cart: ${cart.error.code}`)
  return cart.data
}

/** Lists the variants of a cart with their quantities, by their ids. */
export async function contentsOf(person: Person): Promise<[variantId: number, quantity: number][]> {
  const { items } = await cartOf(person)
  return items
    .map((item): [number, number] => [Number(item.variant_id), item.quantity])
    .toSorted(([a], [b]) => a - b)
}

/** Fills in the checkout of a browser, up to the button. */
export async function prepareToPay(person: Person, email: string): Promise<void> {
  await person.call(saveCheckoutCustomerEndpoint, { body: aBuyer({ email }) })
  const body = { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'parcel', customer: {} }
  await person.call(choosePaymentEndpoint, { body })
}
