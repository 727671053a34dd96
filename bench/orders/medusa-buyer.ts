import type { Medusa } from './start-medusa.ts'

const address = {
  first_name: 'Proef',
  last_name: 'de Koper',
  address_1: 'Museumstraat 1',
  postal_code: '1071 XX',
  city: 'Amsterdam',
  country_code: 'nl',
  phone: '0612345678',
}

/** Places one whole order at Medusa as a new visitor: nine calls of its store API; throws when there is no order at the end. */
export async function buyAtMedusa({ url, filled }: Medusa, number: number): Promise<void> {
  const ask = aCaller(url, filled.key)
  const { cart } = await ask<{ cart: { id: string } }>('/store/carts', { region_id: filled.region })
  const own = `/store/carts/${cart.id}`
  const variant_id = filled.variants[number % filled.variants.length]
  await ask(`${own}/line-items`, { variant_id, quantity: 1 })
  await ask(own, {
    email: `koper-${number}@sluimer.example`,
    shipping_address: address,
    billing_address: address,
  })
  const { shipping_options } = await ask<{ shipping_options: { id: string }[] }>(
    `/store/shipping-options?cart_id=${cart.id}`,
  )
  await ask(`${own}/shipping-methods`, { option_id: shipping_options[0]?.id })
  const { payment_collection } = await ask<{ payment_collection: { id: string } }>(
    '/store/payment-collections',
    { cart_id: cart.id },
  )
  await ask(`/store/payment-collections/${payment_collection.id}/payment-sessions`, {
    provider_id: 'pp_system_default',
  })
  const { type, order } = await ask<{ type: string; order: { id: string } }>(`${own}/complete`, {})
  if (type !== 'order') throw new Error('Medusa makes no order of the cart.')
  await ask(`/store/orders/${order.id}`)
}

function aCaller(url: string, key: string) {
  return async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'x-publishable-api-key': key },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`Medusa: ${path} answered ${answer.status} ${text}`)
    return JSON.parse(text) as Data
  }
}
