import { findPickupPointsEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { Checkout, ShippingMethod } from '@sluimer/contract/checkout/schemas'
import type { CountryCode } from '@sluimer/domain/address/country'
import type { TestApp } from '../test-app.ts'
import type { Dice } from './dice.ts'

/** Few days, so that shoppers compete for the last places. */
const daysLookedAt = 3

/** Chooses a way of delivery and its details by throws of the dice: mostly what the page offers, sometimes not. */
export async function chooseDelivery(
  app: TestApp,
  { shippingMethods, delivery }: Checkout,
  dice: Dice,
  country_code: CountryCode,
) {
  const method = dice.chooseOne(shippingMethods)
  const zipcode = country_code === 'NL' ? '1012 AB' : '9000'
  const { points } = await app.mustCall(findPickupPointsEndpoint, { query: { country_code, zipcode } })
  return {
    selectedShippingMethod: method.code,
    deliveryDay: chooseDay(method, dice),
    haulAway: dice.happens(0.05) ? 99 : dice.between(0, delivery.haul_away_limit),
    pickupPoint: method.needs_point && dice.happens(0.9) ? dice.chooseOne(points).id : null,
    notes: { deliverer: dice.happens(0.2) ? 'Bel bij de buren\n' : '', shop: '' },
  }
}

function chooseDay({ days }: ShippingMethod, dice: Dice) {
  if (days.length === 0 || dice.happens(0.1)) return null
  if (dice.happens(0.05)) return { date: '2026-01-01', part: 'day' as const }
  const day = dice.chooseOne(days.slice(0, daysLookedAt))
  return { date: day.date, part: dice.chooseOne(day.parts).code }
}
