import { signInServiceEndpoint } from '@sluimer/contract/auth/endpoints'
import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  placeOrderEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import { type CallResult, type Client, createClient } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'
import { getOrderStatusEndpoint } from '@sluimer/contract/order/endpoints'

export interface Buyer {
  /** Fills a cart and everything that the checkout asks for, up to the last button. */
  goToTheButton: () => Promise<void>
  /** Presses the last button, and returns the address to pay at, or why there is none. */
  press: () => Promise<CallResult<typeof placeOrderEndpoint>>
  /** Returns what `press` sends, for a client that sends it in its own way. */
  describePress: () => PlainRequest
  /** Pays on the provider's page and returns; true once the shop says that the order is paid. */
  pay: (placed: { url: string; order_id: string }) => Promise<boolean>
}

export interface PlainRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Signs in as the shop does; its token serves all buyers. */
export async function signIn(url: string, account: { email: string; password: string }): Promise<string> {
  const { access_token } = must(
    await createClient({ baseUrl: url }).call(signInServiceEndpoint, { body: account }),
  )
  return access_token
}

/** Makes one visitor with cookies of their own. `number` makes their address differ from others'. */
export function aBuyer(url: string, token: string, number: number, variantId: number): Buyer {
  const { api, headers } = aVisitor(url, token)
  let expected_total = 0
  return {
    async goToTheButton() {
      must(await api.call(addCartItemEndpoint, { body: { item_id: String(variantId) } }))
      must(await api.call(saveCheckoutCustomerEndpoint, { body: toDetails(number) }))
      const body = { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'parcel' }
      expected_total = must(await api.call(choosePaymentEndpoint, { body })).cart.totals.grand_total
    },
    press: () => api.call(placeOrderEndpoint, { body: { expected_total } }),
    describePress: () => ({
      ...{ method: placeOrderEndpoint.method, path: placeOrderEndpoint.path },
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ expected_total: expected_total / 100 }),
    }),
    async pay(placed) {
      const page = await fetch(`${url}${new URL(placed.url).pathname}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ outcome: 'paid', webhook: 'once' }).toString(),
        redirect: 'manual',
      })
      if (page.status !== 303) throw new Error(`the provider's page answered ${page.status}`)
      const { status } = must(await api.call(getOrderStatusEndpoint, { params: { id: placed.order_id } }))
      return status === 'paid'
    },
  }
}

function aVisitor(url: string, token: string): { api: Client; headers: () => Record<string, string> } {
  let cookie = ''
  const headers = () => ({ authorization: `Bearer ${token}`, ...(cookie === '' ? {} : { cookie }) })
  const api = createClient({
    baseUrl: url,
    timeoutMs: 60_000,
    headers,
    async fetch(input, init) {
      const response = await fetch(input, init)
      const [given] = response.headers.getSetCookie()
      if (given !== undefined) cookie = given.split(';', 1)[0] ?? ''
      return response
    },
  })
  return { api, headers }
}

function must<E extends Endpoint>(result: CallResult<E>) {
  if (!result.ok) throw new Error(`${result.status} ${result.error.code}: ${result.error.message}`)
  return result.data
}

function toDetails(number: number) {
  return {
    customer: {
      type: 'private' as const,
      first_name: 'Proef',
      last_name: 'de Koper',
      email: `koper-${number}@sluimer.example`,
      phone_number: '0612345678',
    },
    billing: {
      country_code: 'NL' as const,
      zipcode: '1071 XX',
      house_number: '1',
      street: 'Museumstraat',
      city: 'Amsterdam',
    },
  }
}
