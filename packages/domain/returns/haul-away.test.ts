import { expect, test } from 'vitest'
import { haulAwayCents, haulAwayLimit, mostOldPieces } from './haul-away.ts'

const mattresses = (quantity: number) => ({ quantity, takesOldAway: true })
const others = (quantity: number) => ({ quantity, takesOldAway: false })

test('[CO-04] one old piece goes along for each new mattress or bed, up to what the van holds', () => {
  expect(haulAwayLimit([mattresses(1), others(5), mattresses(2)])).toBe(3)
  expect(haulAwayLimit([mattresses(99)])).toBe(mostOldPieces)
  expect(haulAwayLimit([others(2)])).toBe(0)
  expect(haulAwayLimit([])).toBe(0)
})

test('[CO-04] each old piece has its price, and the owner can make it free', () => {
  expect(haulAwayCents('NL', 2)).toBe(5000)
  expect(haulAwayCents('NL', 0)).toBe(0)
  expect(haulAwayCents('BE', 3, { NL: 2500, BE: 0 })).toBe(0)
})
