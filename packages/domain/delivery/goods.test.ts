import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseDeliveryClass, deliveryClasses } from './goods.ts'

test('the heaviest goods decide how a shipment travels', () => {
  expect(chooseDeliveryClass(['letterbox', 'two_man', 'parcel'])).toBe('two_man')
  expect(chooseDeliveryClass(['letterbox', 'parcel'])).toBe('parcel')
  expect(chooseDeliveryClass(['letterbox'])).toBe('letterbox')
  expect(chooseDeliveryClass([])).toBeUndefined()
})

test('the order of the goods does not matter', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...deliveryClasses)), (classes) => {
      expect(chooseDeliveryClass(classes.toReversed())).toBe(chooseDeliveryClass(classes))
    }),
  )
})
