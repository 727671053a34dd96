import { describe, expect, test } from 'vitest'
import { calculateFreeDeliveryProgress } from './free-delivery-progress.ts'
import { findFirstVisit, promiseLine, type Shipped } from './promise-line.ts'
import { listShippingOptions } from './shipping-options.ts'

const now = new Date('2026-11-18T10:00:00Z')
const aParcel = (special: Partial<Shipped> = {}): Shipped => ({
  deliveryClass: 'parcel',
  leadTimeDays: null,
  quantity: 1,
  weightGrams: null,
  pieces: 5,
  ...special,
})
const options = (lines: Shipped[], subTotalCents = 2_000) =>
  listShippingOptions({ area: 'NL', lines, subTotalCents, now })

describe('shippingOptions', () => {
  test('[CO-04] gives every method its price, its moment, and the day in lasting words', () => {
    expect(options([aParcel()])).toMatchObject([
      {
        code: 'parcel',
        priceCents: 495,
        promise: 'Voor 23.59 uur besteld, morgen in huis',
        arrival: 'Donderdag 19 november in huis',
      },
      { code: 'pickup', priceCents: 395, promise: 'Donderdag 19 november af te halen' },
    ])
  })

  test('what comes last decides when all of it is there', () => {
    const slow = aParcel({ pieces: 0, leadTimeDays: 10 })
    const [option] = options([aParcel(), slow])
    expect(option?.promise).toBe(promiseLine(slow, { area: 'NL' }, now).text)
    expect(option?.arrival).toMatch(/^Bezorgd in week \d+$/)
  })

  test('[CO-04] large goods and small ones come apart, each with its own moment, for one price', () => {
    const bed: Shipped = aParcel({ deliveryClass: 'two_man' })
    expect(options([bed, aParcel(), aParcel({ deliveryClass: 'letterbox' })])).toMatchObject([
      {
        code: 'two_man',
        priceCents: 2995,
        promise: 'Vanaf dinsdag 24 november, kies zelf je dag',
        arrival: 'We spreken een bezorgdag met je af, vanaf dinsdag 24 november',
        shipments: [
          {
            title: 'Grote artikelen, met twee personen',
            promise: 'Vanaf dinsdag 24 november, kies zelf je dag',
          },
          { title: 'De rest, met de pakketdienst', promise: 'Voor 23.59 uur besteld, morgen in huis' },
        ],
      },
    ])
    expect(options([bed])[0]?.shipments).toEqual([])
  })

  test('[CO-04] the weight of all pieces decides what fits a letterbox and what can wait at a pick-up point', () => {
    const slips = (quantity: number) => aParcel({ deliveryClass: 'letterbox', weightGrams: 475, quantity })
    const listCodes = (...lines: Shipped[]) => options(lines).map(({ code }) => code)
    expect(listCodes(slips(4))).toEqual(['letterbox', 'pickup'])
    expect(listCodes(slips(5))).toEqual(['parcel', 'pickup'])
    expect(listCodes(aParcel({ weightGrams: 6_700, quantity: 3 }))).toEqual(['parcel'])
    expect(listCodes(aParcel({ weightGrams: null, quantity: 99 }))).toEqual(['parcel', 'pickup'])
    const bed: Shipped = aParcel({ deliveryClass: 'two_man', weightGrams: 60_000 })
    expect(options([bed, slips(5)])[0]?.shipments[1]?.title).toBe('De rest, met de pakketdienst')
  })

  test('there is nothing to choose without goods', () => {
    expect(options([])).toEqual([])
  })
})

describe('promiseOfLine', () => {
  test('a line that the stock cannot fill takes the lead time as a whole', () => {
    const line = aParcel({ quantity: 6, leadTimeDays: 5 })
    expect(promiseLine(line, { area: 'NL' }, now)).toEqual(
      promiseLine({ ...line, pieces: 0 }, { area: 'NL' }, now),
    )
  })
})

describe('firstVisit', () => {
  const large = (special: Partial<Shipped>) => aParcel({ deliveryClass: 'two_man', ...special })

  test('is that of the slowest large line, whatever the parcels do', () => {
    const slow = large({ pieces: 0, leadTimeDays: 10 })
    expect(findFirstVisit([large({}), aParcel({ pieces: 0 })], 'NL', now)).toBe('2026-11-23')
    expect(findFirstVisit([slow, large({})], 'NL', now)).toBe(findFirstVisit([slow], 'NL', now))
  })

  test('is not known without large goods, or when one of them cannot come', () => {
    expect(findFirstVisit([aParcel()], 'NL', now)).toBeUndefined()
    expect(findFirstVisit([large({}), large({ pieces: 0 })], 'NL', now)).toBeUndefined()
  })
})

describe('freeDeliveryProgress', () => {
  test.each([
    [4_999, 'Nog €\u00a00,01 tot gratis bezorging', 99],
    [0, 'Nog €\u00a050,- tot gratis bezorging', 0],
    [5_000, 'Je bestelling wordt gratis bezorgd', 100],
  ])('[CA-01] at %i cents says: %s', (subTotalCents, text, percent) => {
    const methods = [{ freeFromCents: 5_000 }, { freeFromCents: null }]
    expect(calculateFreeDeliveryProgress(methods, subTotalCents)).toEqual({ text, percent })
  })

  test('says nothing where delivery is never free, or there is none', () => {
    expect(calculateFreeDeliveryProgress([{ freeFromCents: null }], 100)).toBeNull()
    expect(calculateFreeDeliveryProgress([], 0)).toBeNull()
  })
})
