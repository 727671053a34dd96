import { expect, test } from 'vitest'
import type { PricedCart } from '../../cart/price/price-cart.ts'
import { aBelgianBusiness, aBelgianCustomer, aCustomer } from '../order.builders.ts'
import { decideOrderVat } from './vat-for-order.ts'

const now = new Date('2026-11-18T10:00:00Z')
const aProof = (vatNumber: string) => ({
  ...{ vatNumber, requestIdentifier: 'WAPIAAAAX', confirmedAt: now.toISOString() },
})
function calculateVat(details: Parameters<typeof decideOrderVat>[0], vatNumber?: string) {
  const vatConfirmation = vatNumber === undefined ? null : aProof(vatNumber)
  return decideOrderVat(details, { cart: { vatConfirmation } as PricedCart['cart'] }, 'oss', now)
}

test('[VA-06] buyer and destination decide which country’s VAT is in an order', () => {
  expect(calculateVat(aCustomer())).toMatchObject({ country: 'NL', confirmation: null })
  expect(calculateVat(aBelgianCustomer())).toMatchObject({ country: 'BE' })
  expect(calculateVat(aBelgianBusiness())).toMatchObject({ country: 'BE', confirmation: null })
  const exempt = calculateVat(aBelgianBusiness(), 'BE0123456749')
  expect(exempt).toMatchObject({ country: null, confirmation: { vatNumber: 'BE0123456749' } })
  expect(exempt?.findPercent('standard')).toBe(0)
})

test('[VA-06] prices without VAT are for the buyer whose number was confirmed, and for nobody else', () => {
  expect(calculateVat(aBelgianBusiness(), 'BE1000000021')).toBeUndefined()
  expect(calculateVat(aBelgianCustomer(), 'BE0123456749')).toBeUndefined()
  expect(calculateVat(aCustomer(), 'BE0123456749')).toBeUndefined()
})

test('the rates are those of the day in Amsterdam on which it is ordered', () => {
  const rateAt = (moment: string) =>
    decideOrderVat(
      aCustomer(),
      { cart: { vatConfirmation: null } as PricedCart['cart'] },
      'oss',
      new Date(moment),
    )?.findPercent('reduced')
  expect([rateAt('2018-12-31T22:59:00Z'), rateAt('2018-12-31T23:01:00Z')]).toEqual([6, 9])
})
