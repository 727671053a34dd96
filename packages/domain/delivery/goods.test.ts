import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryClasses, deliveryClassOf } from './goods.ts'

test('the heaviest goods decide how a shipment travels', () => {
  expect(deliveryClassOf(['letterbox', 'two_man', 'parcel'])).toBe('two_man')
  expect(deliveryClassOf(['letterbox', 'parcel'])).toBe('parcel')
  expect(deliveryClassOf(['letterbox'])).toBe('letterbox')
  expect(deliveryClassOf([])).toBeUndefined()
})

test('the order of the goods does not matter', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...deliveryClasses)), (classes) => {
      expect(deliveryClassOf(classes.toReversed())).toBe(deliveryClassOf(classes))
    }),
  )
})
