import { expect, test } from 'vitest'
import { countryCodes } from '../address/country.ts'
import { formatEuro } from '../money/euro.ts'
import { describeReturnCost, formatDeliveryCosts } from './cost-text.ts'
import { deliveryClasses } from './goods.ts'
import { listDeliveryMethods } from './methods.ts'
import { calculateReturnCents } from './return-cost.ts'

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))
const lines = (parts: Partial<Parameters<typeof formatDeliveryCosts>[0]> = {}) =>
  plain(formatDeliveryCosts({ deliveryClass: 'parcel', weightGrams: 900, priceCents: 2995, ...parts }))

test('the cost of a parcel is given for both countries, with the value from which it is free', () => {
  expect(lines()).toEqual(['Nederland: € 4,95, gratis vanaf € 50,-', 'België: € 6,95, gratis vanaf € 75,-'])
})

test('goods above the limit are delivered for free', () => {
  expect(lines({ priceCents: 6000 })).toEqual(['Nederland: gratis', 'België: € 6,95, gratis vanaf € 75,-'])
  expect(lines({ priceCents: 7500 })).toEqual(['Nederland: gratis', 'België: gratis'])
})

test('goods too heavy for a letterbox cost as much as a parcel', () => {
  expect(lines({ deliveryClass: 'letterbox', weightGrams: 500 })[1]).toContain('€ 2,95')
  expect(lines({ deliveryClass: 'letterbox', weightGrams: 5000 })).toEqual(lines())
  expect(lines({ deliveryClass: 'letterbox', weightGrams: null })[0]).toContain('€ 2,95')
})

test('the ferry is mentioned for two-man deliveries, free or not', () => {
  expect(lines({ deliveryClass: 'two_man', priceCents: 60_000 })).toEqual([
    'Nederland: gratis',
    'België: gratis',
    'Waddeneilanden: € 49,95 extra',
  ])
})

test("every sum equals the cart's", () => {
  for (const deliveryClass of deliveryClasses)
    for (const priceCents of [100, 4999, 5000, 7500, 49_900]) {
      const told = lines({ deliveryClass, priceCents })
      for (const [index, country] of countryCodes.entries()) {
        const [home] = listDeliveryMethods({
          ...{ country, classes: [deliveryClass], weightGrams: 900, subTotalCents: priceCents },
        })
        const sum = home?.priceCents === 0 ? 'gratis' : formatEuro(home?.priceCents ?? -1)
        expect(told[index]).toContain(sum.replaceAll('\u00a0', ' '))
      }
    }
})

test('goods that two people brought are collected at a price, others are sent back by the shopper', () => {
  expect(calculateReturnCents('NL', 'parcel')).toBeNull()
  expect(calculateReturnCents('BE', 'letterbox')).toBeNull()
  expect(plain([describeReturnCost({ deliveryClass: 'two_man' })])).toEqual([
    'Terugsturen is voor eigen rekening: we halen het op voor € 29,95 (Nederland) of € 39,95 (België)',
  ])
  expect(describeReturnCost({ deliveryClass: 'parcel' })).toContain('je kiest zelf een vervoerder')
})
