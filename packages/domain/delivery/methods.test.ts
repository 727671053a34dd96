import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryAreas, toCountry } from './areas.ts'
import { deliveryClasses } from './goods.ts'
import { type DeliveryMethodsInput, listDeliveryMethods } from './methods.ts'
import { type DeliveryTariff, defaultDeliveryTariff } from './tariff.ts'

function pricesFor(input: Partial<DeliveryMethodsInput>, tariff?: DeliveryTariff): Record<string, number> {
  const methods = listDeliveryMethods(
    { country: 'NL', classes: ['parcel'], subTotalCents: 1000, ...input },
    tariff,
  )
  return Object.fromEntries(methods.map(({ code, priceCents }) => [code, priceCents]))
}

test.each([
  ['NL', 'letterbox', 4999, { letterbox: 295, pickup: 295 }],
  ['NL', 'letterbox', 5000, { letterbox: 0, pickup: 0 }],
  ['NL', 'parcel', 4999, { parcel: 495, pickup: 395 }],
  ['NL', 'parcel', 5000, { parcel: 0, pickup: 0 }],
  ['BE', 'letterbox', 7499, { letterbox: 295, pickup: 295 }],
  ['BE', 'parcel', 7499, { parcel: 695, pickup: 395 }],
  ['BE', 'parcel', 7500, { parcel: 0, pickup: 0 }],
  ['NL', 'two_man', 49899, { two_man: 2995 }],
  ['NL', 'two_man', 49900, { two_man: 0 }],
  ['BE', 'two_man', 49899, { two_man: 3995 }],
  ['BE', 'two_man', 49900, { two_man: 0 }],
] as const)(
  '[CO-04] to %s as %s for %i cents of goods: %j',
  (country, deliveryClass, subTotalCents, prices) => {
    expect(pricesFor({ country, classes: [deliveryClass], subTotalCents })).toEqual(prices)
  },
)

test('[CO-04] one large piece makes the whole shipment a large one, which no pickup point takes', () => {
  expect(pricesFor({ classes: ['letterbox', 'two_man'] })).toEqual({ two_man: 2995 })
})

test.each([
  ['letterbox', 1_900, ['letterbox', 'pickup']],
  ['letterbox', 1_901, ['parcel', 'pickup']],
  ['parcel', 20_000, ['parcel', 'pickup']],
  ['parcel', 20_001, ['parcel']],
  ['letterbox', 20_001, ['parcel']],
  ['two_man', 100, ['two_man']],
] as const)(
  '[CO-04] goods that go as %s and weigh %i grams together come by: %j',
  (deliveryClass, weightGrams, codes) => {
    expect(Object.keys(pricesFor({ classes: [deliveryClass], weightGrams }))).toEqual(codes)
  },
)

const anyRate = fc.record({
  priceCents: fc.nat({ max: 10_000 }),
  freeFromCents: fc.option(fc.nat({ max: 100_000 })),
})
const anyRates = fc.record({ letterbox: anyRate, parcel: anyRate, two_man: anyRate, pickup: anyRate })

test('[CO-04] collecting never costs more than delivery of the same goods, whatever the tariff', () => {
  fc.assert(
    fc.property(
      fc.option(fc.record({ NL: anyRates, BE: anyRates }), { nil: undefined }),
      fc.constantFrom(...deliveryAreas),
      fc.array(fc.constantFrom(...deliveryClasses), { minLength: 1, maxLength: 4 }),
      fc.nat({ max: 30_000 }),
      fc.nat({ max: 120_000 }),
      (tariff, area, classes, weightGrams, subTotalCents) => {
        const input = { country: toCountry(area), area, classes, weightGrams, subTotalCents }
        const [home, pickup] = listDeliveryMethods(input, tariff)
        if (home === undefined || pickup === undefined) return
        expect(pickup.code).toBe('pickup')
        expect(pickup.priceCents).toBeLessThanOrEqual(home.priceCents)
        if (home.freeFromCents !== null) expect(pickup.freeFromCents).toBeLessThanOrEqual(home.freeFromCents)
      },
    ),
  )
})

test('[CO-04] nothing to send needs no method', () => {
  expect(listDeliveryMethods({ country: 'NL', classes: [], subTotalCents: 0 })).toEqual([])
})

test('[CO-04] the owner can change the tariff', () => {
  const NL = { ...defaultDeliveryTariff.NL, parcel: { priceCents: 595, freeFromCents: null } }
  expect(pricesFor({ subTotalCents: 999999 }, { ...defaultDeliveryTariff, NL })).toMatchObject({
    parcel: 595,
  })
})

test('[CO-04] the ferry to the islands is paid even where delivery is free, and large goods only', () => {
  const island = { area: 'NL-islands' as const, subTotalCents: 999999 }
  expect(listDeliveryMethods({ country: 'NL', classes: ['two_man'], ...island })).toMatchObject([
    { code: 'two_man', priceCents: 4995, surchargeCents: 4995, freeFromCents: null },
  ])
  expect(listDeliveryMethods({ country: 'NL', classes: ['parcel'], ...island })[0]).toMatchObject({
    priceCents: 0,
    surchargeCents: 0,
  })
})
