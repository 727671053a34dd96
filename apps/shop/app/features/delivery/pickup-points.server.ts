import { setTimeout } from 'node:timers/promises'
import { findPickupPointsEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { Client } from '@sluimer/contract/client'
import type { PickupAnswer } from '@sluimer/contract/delivery/schemas'
import { deliveryFormOf } from './delivery-form.ts'

/** A page does not wait longer for a carrier: the points are a button away then. */
const patienceMs = 700

/** The points near the delivery address, when they are known soon enough to show with the page. */
export async function pickupPointsSoon(api: Client, checkout: Checkout): Promise<PickupAnswer | undefined> {
  const tooLate = new AbortController()
  const late = setTimeout(patienceMs, undefined, { signal: tooLate.signal })
  try {
    return await Promise.race([pickupPointsFor(api, checkout), late])
  } finally {
    tooLate.abort()
  }
}

/** The points near a postcode, that of the delivery address unless another is given; undefined where none is needed. */
export async function pickupPointsFor(
  api: Client,
  checkout: Checkout,
  zipcode = deliveryFormOf(checkout).zipcode,
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
