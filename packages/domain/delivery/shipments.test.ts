import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeliveryClass, deliveryClasses } from './goods.ts'
import { splitShipments } from './shipments.ts'

const line = (id: string, deliveryClass: DeliveryClass, weightGrams: number | null = null) => ({
  ...{ id, deliveryClass, weightGrams },
  quantity: 2,
})

const goods = fc.record({
  deliveryClass: fc.constantFrom(...deliveryClasses),
  quantity: fc.integer({ min: 1, max: 20 }),
  weightGrams: fc.option(fc.integer({ min: 1, max: 80_000 })),
})

test('[CO-04] large goods come apart from the small ones, which travel together', () => {
  const bed = line('bed', 'two_man')
  const pillow = line('kussen', 'parcel')
  const slip = line('sloop', 'letterbox')
  expect(splitShipments([slip, bed, pillow])).toEqual([
    { deliveryClass: 'two_man', lines: [bed] },
    { deliveryClass: 'parcel', lines: [slip, pillow] },
  ])
  expect(splitShipments([slip])).toEqual([{ deliveryClass: 'letterbox', lines: [slip] }])
  expect(splitShipments([])).toEqual([])
})

test('[CO-04] goods that are together too heavy for a letterbox travel as a parcel', () => {
  const chooseClass = (grams: number) => splitShipments([line('sloop', 'letterbox', grams)])[0]?.deliveryClass
  expect([chooseClass(950), chooseClass(951)]).toEqual(['letterbox', 'parcel'])
})

test('every line travels in exactly one shipment, whose class can carry it', () => {
  fc.assert(
    fc.property(fc.array(goods), (lines) => {
      const shipments = splitShipments(lines)
      expect(shipments.flatMap((one) => one.lines)).toHaveLength(lines.length)
      expect(new Set(shipments.flatMap((one) => one.lines))).toEqual(new Set(lines))
      for (const one of shipments)
        expect(
          one.lines.every((each) => (each.deliveryClass === 'two_man') === (one.deliveryClass === 'two_man')),
        ).toBe(true)
    }),
  )
})
