import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryAreas } from './areas.ts'
import { calculateDeliverySpeed } from './delivery-speed.ts'
import { deliveryClasses } from './goods.ts'
import { promiseDelivery } from './promise.ts'

const minute = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2034, 0) / 60_000 })
const anyGoods = fc.record({
  deliveryClass: fc.constantFrom(...deliveryClasses),
  availableStock: fc.integer({ min: 0, max: 3 }),
  leadTimeDays: fc.option(fc.nat({ max: 60 })),
})

test('[CT-05] the delivery filter agrees with the promise, at any moment and in every area', () => {
  fc.assert(
    fc.property(anyGoods, anyGoods, minute, fc.constantFrom(...deliveryAreas), (goods, others, at, area) => {
      const country = area === 'BE' ? 'BE' : 'NL'
      const place = { now: new Date(at * 60_000), country, area } as const
      const promise = promiseDelivery({ ...goods, ...place })
      const speed = calculateDeliverySpeed(goods)
      expect(speed === undefined).toBe(promise.kind === 'unavailable')
      expect(speed === 'op-afspraak').toBe(promise.kind === 'visit')
      expect(speed === 'op-bestelling').toBe(promise.kind === 'week')
      const other = promiseDelivery({ ...others, ...place })
      if (speed !== 'uit-voorraad' || other.kind === 'unavailable') return
      expect(['tomorrow', 'date']).toContain(promise.kind)
      expect((promise.latest ?? '') <= other.earliest).toBe(true)
    }),
  )
})
