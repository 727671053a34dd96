import { addBillingAddressEndpoint, listAddressesEndpoint } from '@sluimer/contract/account/address-endpoints'
import { keepOwnBedEndpoint, listOwnBedsEndpoint } from '@sluimer/contract/account/bed-endpoints'
import { getAccountEndpoint, listSessionsEndpoint } from '@sluimer/contract/account/endpoints'
import { changeFavoritesEndpoint, listFavoritesEndpoint } from '@sluimer/contract/account/favorite-endpoints'
import { listOwnOrdersEndpoint } from '@sluimer/contract/account/order-endpoints'
import { listPasskeysEndpoint } from '@sluimer/contract/account/passkey-endpoints'
import {
  addSubscriptionEndpoint,
  listSubscriptionsEndpoint,
} from '@sluimer/contract/account/subscription-endpoints'
import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getCheckoutEndpoint, saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { Endpoint } from '@sluimer/contract/endpoint'
import { eq } from 'drizzle-orm'
import type { Person } from '../../src/features/account/account.builders.ts'
import { aDevice } from '../../src/features/account/passkeys/device.builders.ts'
import { aCustomerWithPasskey, addTo } from '../../src/features/account/passkeys/passkey.builders.ts'
import { aProduct, onlyVariantId } from '../../src/features/catalog/catalog.builders.ts'
import { aSavedBed } from '../../src/features/configurator/configurator.builders.ts'
import {
  aCustomer as aBuyer,
  aPlacedOrder,
  choosePaymentOutcome,
  sendWebhookFor,
} from '../../src/features/order/order.builders.ts'
import { order } from '../../src/features/order/rows/tables.ts'
import type { TestApp } from '../test-app.ts'

/** Words that are in nobody's data but Anna's. */
export const annasWords = ['anna.geheim', 'Annasnaam', 'Annastraat', '0687654321', 'Annadorp']
const email = 'anna.geheim@voorbeeld.example'

/** What Anna has, by the ids with which calls name it. */
export interface Things {
  readonly session: string
  readonly address: string
  readonly passkey: string
  readonly bed: string
  readonly subscription: string
  /** The name of the order in its link, which opens it for whoever has the link. */
  readonly order: string
  /** Other names of the order, which open nothing. */
  readonly orderNames: readonly string[]
  readonly cartLine: string
  readonly cart: string
}

/** Makes a customer who has one of everything, and is logged in at the browser that is returned. */
export async function buildAnna(app: TestApp): Promise<{ anna: Person; things: Things }> {
  const product = await aProduct(app.db, { priceCents: 6_000, stock: 50 })
  const variantId = onlyVariantId(product)
  const person = aBuyer({ email, first_name: 'Annasnaam', phone_number: '0687654321' })
  const details = { ...person, billing: { ...person.billing, street: 'Annastraat', city: 'Annadorp' } }
  const placed = await aPlacedOrder(app, { lines: [{ variantId }], details })
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  const { person: anna } = await aCustomerWithPasskey(app, email)
  const second = aDevice()
  await addTo(anna, second)
  await must(anna, addCartItemEndpoint, { body: { item_id: String(variantId) } })
  await must(anna, saveCheckoutCustomerEndpoint, { body: details })
  await must(anna, addBillingAddressEndpoint, { body: { address: details.billing, isDefault: true } })
  await must(anna, changeFavoritesEndpoint, { body: { account: null, add: [String(product.id)] } })
  const bed = await aSavedBed(app)
  await must(anna, keepOwnBedEndpoint, { body: { configuration: bed, name: 'Annasnaam' } })
  const { subscriptions } = await must(anna, addSubscriptionEndpoint, { body: {} })
  const { sessions } = await must(anna, listSessionsEndpoint, {})
  const { billing } = await must(anna, listAddressesEndpoint, {})
  const { passkeys } = await must(anna, listPasskeysEndpoint, {})
  const cart = await must(anna, getCartEndpoint, {})
  const [row] = await app.db.select().from(order).where(eq(order.publicId, placed.publicId))
  const things = {
    session: sessions[0]?.id,
    address: billing[0]?.id,
    passkey: passkeys[0]?.id,
    bed,
    subscription: subscriptions[0]?.id,
    order: placed.publicId,
    orderNames: [placed.number, row?.id ?? ''],
    cartLine: cart.items[0]?.id,
    cart: row?.cartId,
  }
  return { anna, things: allThere(things) }
}

/** Returns what Anna sees of her own: the same as before when nobody changed anything. */
export async function readAll(anna: Person): Promise<unknown[]> {
  return [
    await must(anna, getAccountEndpoint, {}),
    await must(anna, listSessionsEndpoint, {}),
    await must(anna, listAddressesEndpoint, {}),
    await must(anna, listPasskeysEndpoint, {}),
    await must(anna, listSubscriptionsEndpoint, { query: {} }),
    await must(anna, listOwnOrdersEndpoint, { query: {} }),
    await must(anna, listFavoritesEndpoint, {}),
    await must(anna, listOwnBedsEndpoint, {}),
    await must(anna, getCartEndpoint, {}),
    await must(anna, getCheckoutEndpoint, {}),
  ]
}

async function must<E extends Endpoint>(
  anna: Person,
  endpoint: E,
  input: Parameters<typeof anna.call<E>>[1],
) {
  const answer = await anna.call(endpoint, input)
  if (!answer.ok) throw new Error(`${endpoint.path} refused Anna: ${JSON.stringify(answer.error)}`)
  return answer.data
}

function allThere(things: { [Key in keyof Things]: Things[Key] | undefined }): Things {
  for (const [name, value] of Object.entries(things))
    if (value === undefined) throw new Error(`Anna has no ${name}`)
  return things as Things
}
