import { expect, test } from 'vitest'
import { calculateHaulAwayCents, calculateHaulAwayLimit, mostOldPieces } from './haul-away.ts'

const mattresses = (quantity: number) => ({ quantity, takesOldAway: true })
const others = (quantity: number) => ({ quantity, takesOldAway: false })

test('[CO-04] one old piece goes along for each new mattress or bed, up to what the van holds', () => {
  expect(calculateHaulAwayLimit([mattresses(1), others(5), mattresses(2)])).toBe(3)
  expect(calculateHaulAwayLimit([mattresses(99)])).toBe(mostOldPieces)
  expect(calculateHaulAwayLimit([others(2)])).toBe(0)
  expect(calculateHaulAwayLimit([])).toBe(0)
})

test('[CO-04] each old piece has its price, and the owner can make it free', () => {
  expect(calculateHaulAwayCents('NL', 2)).toBe(5000)
  expect(calculateHaulAwayCents('NL', 0)).toBe(0)
  expect(calculateHaulAwayCents('BE', 3, { NL: 2500, BE: 0 })).toBe(0)
})
