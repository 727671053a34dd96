import { describe, expect, test } from 'vitest'
import { freeDeliveryProgress } from './free-delivery-progress.ts'
import { promiseOfLine, type Shipped, shippingOptions } from './shipping-options.ts'

const now = new Date('2026-11-18T10:00:00Z')
const aParcel = (special: Partial<Shipped> = {}): Shipped => ({
  deliveryClass: 'parcel',
  leadTimeDays: null,
  quantity: 1,
  pieces: 5,
  ...special,
})
const options = (lines: Shipped[], subTotalCents = 2_000) =>
  shippingOptions({ country: 'NL', lines, subTotalCents, now })

describe('shippingOptions', () => {
  test('[CO-04] gives every method its price, its moment, and the day in lasting words', () => {
    expect(options([aParcel()])).toMatchObject([
      {
        code: 'parcel',
        priceCents: 495,
        promise: 'Voor 23:59 uur besteld, morgen in huis',
        arrival: 'Donderdag 19 november in huis',
      },
      { code: 'pickup', priceCents: 395 },
    ])
  })

  test('what comes last decides when all of it is there', () => {
    const slow = aParcel({ pieces: 0, leadTimeDays: 10 })
    const [option] = options([aParcel(), slow])
    expect(option?.promise).toBe(promiseOfLine(slow, 'NL', now).text)
    expect(option?.arrival).toMatch(/^Bezorgd in week \d+$/)
  })

  test('there is nothing to choose without goods', () => {
    expect(options([])).toEqual([])
  })
})

describe('promiseOfLine', () => {
  test('a line that the stock cannot fill takes the lead time as a whole', () => {
    const line = aParcel({ quantity: 6, leadTimeDays: 5 })
    expect(promiseOfLine(line, 'NL', now)).toEqual(promiseOfLine({ ...line, pieces: 0 }, 'NL', now))
  })
})

describe('freeDeliveryProgress', () => {
  test.each([
    [4_999, 'Nog €\u00a00,01 tot gratis bezorging', 99],
    [0, 'Nog €\u00a050,- tot gratis bezorging', 0],
    [5_000, 'Je bestelling wordt gratis bezorgd', 100],
  ])('[CA-01] at %i cents says: %s', (subTotalCents, text, percent) => {
    const methods = [{ freeFromCents: 5_000 }, { freeFromCents: null }]
    expect(freeDeliveryProgress(methods, subTotalCents)).toEqual({ text, percent })
  })

  test('says nothing where delivery is never free, or there is none', () => {
    expect(freeDeliveryProgress([{ freeFromCents: null }], 100)).toBeNull()
    expect(freeDeliveryProgress([], 0)).toBeNull()
  })
})
