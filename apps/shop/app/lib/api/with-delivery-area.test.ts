import { expect, test } from 'vitest'
import { withDeliveryArea } from './with-delivery-area.server.ts'

test('calls that promise delivery are asked for the area of the postcode, others stay as they are', () => {
  const ask = (path: string) => withDeliveryArea(path, 'cart=abc; postcode=NL1791; bed-size=180x200')
  expect(ask('/v1/cart')).toBe('/v1/cart?deliver_to=NL-islands')
  expect(ask('/v1/catalog/product/boxspring-hotel')).toBe(
    '/v1/catalog/product/boxspring-hotel?deliver_to=NL-islands',
  )
  expect(ask('/v1/catalog/suggested-products?ids=1,2')).toBe(
    '/v1/catalog/suggested-products?ids=1,2&deliver_to=NL-islands',
  )
  for (const path of ['/v1/content/footer', '/v1/cart/discount', '/v1/catalog/product/a/b', '/media/v1/cart'])
    expect(ask(path)).toBe(path)
  expect(ask('/v1/cart?deliver_to=BE')).toBe('/v1/cart?deliver_to=BE')
})

test('nothing is asked for the mainland, and without a postcode that exists', () => {
  for (const cookie of [
    '',
    'postcode=NL1012',
    'postcode=NL',
    'postcode=NL0123',
    'postcode=1791',
    'xpostcode=BE',
  ])
    expect(withDeliveryArea('/v1/cart', cookie), cookie).toBe('/v1/cart')
  expect(withDeliveryArea('/v1/cart', '__Host-postcode=BE9000')).toBe('/v1/cart?deliver_to=BE')
})
