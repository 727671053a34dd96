import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryClasses } from './goods.ts'
import { shipmentsOf } from './shipments.ts'

const line = (id: string, deliveryClass: (typeof deliveryClasses)[number]) => ({ id, deliveryClass })

test('[CO-04] large goods come apart from the small ones, which travel together', () => {
  const bed = line('bed', 'two_man')
  const pillow = line('kussen', 'parcel')
  const slip = line('sloop', 'letterbox')
  expect(shipmentsOf([slip, bed, pillow])).toEqual([
    { deliveryClass: 'two_man', lines: [bed] },
    { deliveryClass: 'parcel', lines: [slip, pillow] },
  ])
  expect(shipmentsOf([slip])).toEqual([{ deliveryClass: 'letterbox', lines: [slip] }])
  expect(shipmentsOf([])).toEqual([])
})

test('every line travels in exactly one shipment, that carries it', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ deliveryClass: fc.constantFrom(...deliveryClasses) })), (lines) => {
      const shipments = shipmentsOf(lines)
      expect(shipments.flatMap((one) => one.lines)).toHaveLength(lines.length)
      expect(new Set(shipments.flatMap((one) => one.lines))).toEqual(new Set(lines))
      for (const one of shipments)
        expect(
          one.lines.every((each) => (each.deliveryClass === 'two_man') === (one.deliveryClass === 'two_man')),
        ).toBe(true)
    }),
  )
})
