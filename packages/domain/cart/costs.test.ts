import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costKinds, formatCostRow, listCosts, sumCosts, sumCostsOfKind, withPayment } from './costs.ts'

const nothingToHaul = { pieces: 0, pieceCents: 2500 }
const delivery = { title: 'Thuis bezorgd', priceCents: 4490, haulAway: { pieces: 2, pieceCents: 2500 } }
const paypal = { title: 'PayPal', priceCents: 99 }

test('[CO-04] every choice that costs something is in the list, by its name on the invoice', () => {
  expect(listCosts({ delivery, insuranceCents: 1000, payment: paypal })).toEqual([
    { kind: 'shipping', title: 'Thuis bezorgd', cents: 4490 },
    { kind: 'haul_away', title: 'Oude bedden of matrassen meenemen (2)', cents: 5000 },
    { kind: 'insurance', title: 'Transportverzekering', cents: 1000 },
    { kind: 'payment', title: 'Kosten PayPal', cents: 99 },
  ])
})

test('free delivery is named, and other costs of nothing are not', () => {
  const free = { title: 'Pakket', priceCents: 0, haulAway: nothingToHaul }
  expect(listCosts({ delivery: free, payment: { title: 'iDEAL', priceCents: 0 } })).toEqual([
    { kind: 'shipping', title: 'Pakket', cents: 0 },
  ])
})

test('without a destination delivery is no cost yet', () => {
  expect(listCosts({ insuranceCents: 1000 }).map(({ kind }) => kind)).toEqual(['insurance'])
})

test('[CO-04] another way to pay takes the place of the present one', () => {
  const costs = listCosts({ delivery, payment: paypal })
  const others = listCosts({ delivery })
  expect(withPayment(costs, { title: 'Creditcard', priceCents: 50 })).toEqual([
    ...others,
    { kind: 'payment', title: 'Kosten Creditcard', cents: 50 },
  ])
  expect(withPayment(costs, { title: 'iDEAL', priceCents: 0 })).toEqual(others)
  expect(withPayment(others, paypal)).toEqual(costs)
})

test('changing the way to pay gives the list that choosing it at once gives', () => {
  const method = fc.record({ title: fc.string(), priceCents: fc.nat({ max: 500 }) })
  fc.assert(
    fc.property(fc.nat({ max: 9999 }), method, method, (priceCents, first, second) => {
      const choices = { delivery: { title: 'Pakket', priceCents, haulAway: nothingToHaul } }
      const changed = withPayment(listCosts({ ...choices, payment: first }), second)
      expect(changed).toEqual(listCosts({ ...choices, payment: second }))
    }),
  )
})

test('the kinds together are the whole', () => {
  const costs = listCosts({ delivery, insuranceCents: 1000, payment: paypal })
  expect(costKinds.reduce((sum, kind) => sum + sumCostsOfKind(costs, kind), 0)).toBe(10_589)
  expect(costs.map(({ kind }) => sumCostsOfKind(costs, kind))).toEqual([4490, 5000, 1000, 99])
  expect(sumCosts(costs)).toBe(10_589)
  expect(sumCostsOfKind([], 'insurance')).toBe(0)
})

test('a row of a table of sums has a short name, and otherwise the name of the cost', () => {
  const costs = listCosts({ delivery, insuranceCents: 1000, payment: paypal })
  expect(costs.map(formatCostRow)).toEqual([
    'Bezorgen',
    'Oude bedden of matrassen meenemen (2)',
    'Transportverzekering',
    'Betaalkosten',
  ])
})
