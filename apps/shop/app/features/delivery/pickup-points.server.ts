import { setTimeout } from 'node:timers/promises'
import { findPickupPointsEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { Client } from '@sluimer/contract/client'
import type { PickupAnswer } from '@sluimer/contract/delivery/schemas'
import { toDeliveryForm } from './delivery-form.ts'

/** The page waits no longer than this for a carrier; after that a button fetches the points. */
const patienceMs = 700

/** Returns the points near the delivery address, if they are known in time to show with the page. */
export async function findPickupPointsSoon(
  api: Client,
  checkout: Checkout,
): Promise<PickupAnswer | undefined> {
  const tooLate = new AbortController()
  const late = setTimeout(patienceMs, undefined, { signal: tooLate.signal })
  try {
    return await Promise.race([findPickupPoints(api, checkout), late])
  } finally {
    tooLate.abort()
  }
}

/** Returns the points near a postcode, by default that of the delivery address; undefined where none is needed. */
export async function findPickupPoints(
  api: Client,
  checkout: Checkout,
  zipcode = toDeliveryForm(checkout).zipcode,
): Promise<PickupAnswer | undefined> {
  const { details, shippingMethods } = checkout
  if (!shippingMethods.some((method) => method.needs_point)) return undefined
  if (zipcode.trim() === '') return { reason: 'invalid', points: [] }
  const address = details.sameDeliveryAddress ? details.billing : (details.shipping ?? details.billing)
  const country_code = address?.country_code === 'BE' ? 'BE' : 'NL'
  const answer = await api.call(findPickupPointsEndpoint, { query: { country_code, zipcode } })
  if (answer.ok) return answer.data
  return { reason: answer.error.code === 'invalid_request' ? 'invalid' : 'unavailable', points: [] }
}
