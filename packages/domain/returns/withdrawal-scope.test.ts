import { expect, test } from 'vitest'
import { findWithdrawalScope } from './withdrawal-scope.ts'

const bed = { name: 'Boxspringset Hotel', madeToMeasure: true }
const curtain = { name: 'Gordijn Lune', madeToMeasure: true }
const cover = { name: 'Dekbedovertrek Linde', madeToMeasure: false }

test.each([
  ['goods from the shelf', [cover, cover], 'all', []],
  ['a bed made to measure', [bed], 'none', ['Boxspringset Hotel']],
  ['two beds of one set and a curtain', [bed, curtain, bed], 'none', ['Boxspringset Hotel', 'Gordijn Lune']],
  ['a bed beside goods from the shelf', [cover, bed], 'part', ['Boxspringset Hotel']],
  ['nothing', [], 'all', []],
] as const)(
  '[CO-10] the right of withdrawal of %s covers the order as the law says',
  (_, goods, covers, excluded) => {
    expect(findWithdrawalScope(goods)).toEqual({ covers, excluded })
  },
)
