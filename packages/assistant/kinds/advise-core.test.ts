import { expect, test } from 'vitest'
import { adviseCore } from './advise-core.ts'

test('[CH-01] whoever is hot in bed, or lies beside somebody who moves, hears which core suits', () => {
  expect(adviseCore('pocketvering of traagschuim, ik heb het altijd snikheet')).toMatch(
    /^Kies hier pocketvering/,
  )
  expect(adviseCore('koudschuim of pocketvering, mijn man woelt')).toMatch(/apart mee/)
})

test('[CH-01] without a need no core is chosen', () => {
  expect(adviseCore('pocketvering of koudschuim')).toBe('')
  expect(adviseCore('ik heb het altijd heet')).toBe('')
})
