import { findPickupPointsEndpoint } from '@sluimer/contract/checkout/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failures, json, type LoopbackServer, startLoopbackServer } from '../../../../test/loopback-server.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { pickupPoint, pickupSearch } from '../tables.ts'
import { createPickupPoints } from './create-pickup-points.ts'
import { forgetPickupPointsJob } from './forget-pickup-points.job.ts'

const hourMs = 3_600_000
const start = new Date('2026-11-18T10:00:00Z')
const aPoint = (special: object = {}) => ({
  id: '8004-NL-123456',
  name: 'Kiosk',
  address: {
    countryCode: 'NL',
    postalCode: '1012AB',
    city: 'Amsterdam',
    street: 'Voorbeeldplein',
    number: '1',
    addition: 'a',
  },
  openingTimes: [{ weekDay: 1, timeFrom: '09:00:00', timeTo: '18:00:00' }],
  distance: 120,
  ...special,
})

describe('with the built-in points', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())
  const ask = (zipcode: string, country_code: 'NL' | 'BE' = 'NL') =>
    app.mustCall(findPickupPointsEndpoint, { query: { zipcode, country_code } })

  test.each([
    ['1012js', 'NL', 'Amsterdam'],
    ['9712 CP', 'NL', 'Groningen'],
    ['9050', 'BE', 'Gent'],
    ['1000', 'BE', 'Brussel'],
  ] as const)('[CO-04] near %s in %s the first point is in %s', async (zipcode, country, city) => {
    const { points } = await ask(zipcode, country)
    expect(points[0]).toMatchObject({ city, country_code: country })
    expect(points).toHaveLength(8)
    expect(new Set(points.map(({ id }) => id)).size).toBe(8)
    expect(points.every(({ opening_hours }) => opening_hours.length > 0)).toBe(true)
  })

  test.each(['9000', '0123AB', '1234SA', 'x'])('no Dutch postcode (%s) has points', async (zipcode) => {
    expect(await ask(zipcode)).toEqual({ reason: 'invalid', points: [] })
  })
})

describe('with a carrier', () => {
  let app: TestApp
  let carrier: LoopbackServer
  let now = start
  beforeAll(async () => {
    carrier = await startLoopbackServer()
    app = await buildTestApp({ clock: () => now, config: { pickupPoints: carrier.url } })
  })
  afterAll(async () => {
    await app.close()
    await carrier.close()
  })
  beforeEach(async () => {
    now = start
    carrier.requests.length = 0
    await app.db.delete(pickupSearch)
    await app.db.delete(pickupPoint)
  })
  const ask = (zipcode = '1012 AB') =>
    app.mustCall(findPickupPointsEndpoint, { query: { zipcode, country_code: 'NL' } })
  const pass = (hours: number) => {
    now = new Date(now.getTime() + hours * hourMs)
  }

  test('[CO-04] its points come in our words', async () => {
    carrier.answer(json([aPoint()]))
    expect(await ask()).toEqual({
      reason: 'found',
      points: [
        {
          id: '8004-NL-123456',
          name: 'Kiosk',
          country_code: 'NL',
          street: 'Voorbeeldplein',
          house_number: '1a',
          zipcode: '1012 AB',
          city: 'Amsterdam',
          opening_hours: ['maandag 9.00 tot 18.00 uur'],
        },
      ],
    })
    expect(carrier.requests.map(({ line }) => line)).toEqual(['GET /NL?postalCode=1012AB&limit=8'])
  })

  test('is asked once in half a day per postcode', async () => {
    carrier.answer(json([aPoint()]))
    await ask()
    pass(11)
    await ask('1012AB')
    expect(carrier.requests).toHaveLength(1)
    pass(2)
    await ask()
    expect(carrier.requests).toHaveLength(2)
  })

  test('points with broken data, or in another country, are left out', async () => {
    const elsewhere = aPoint({
      id: 'b',
      address: { ...aPoint().address, countryCode: 'BE', postalCode: '9000' },
    })
    carrier.answer(json([{ id: 1 }, null, elsewhere, aPoint({ name: '' }), aPoint()]))
    expect((await ask()).points.map(({ id }) => id)).toEqual(['8004-NL-123456'])
  })

  test('that knows of no point answers that there is none', async () => {
    carrier.answer(json([]))
    expect(await ask()).toEqual({ reason: 'none', points: [] })
  })

  test.each(Object.entries(failures))('that answers with %s is unavailable', async (_, answer) => {
    carrier.answer(answer)
    expect(await ask()).toEqual({ reason: 'unavailable', points: [] })
  })

  test('that fails after it answered once is replaced by its last answer', async () => {
    carrier.answer(json([aPoint()]))
    const first = await ask()
    carrier.answer((response) => response.writeHead(503).end())
    pass(24 * 20)
    expect(await ask()).toEqual(first)
  })

  test('a point that was shown can be chosen while the carrier is down, and is forgotten after a month', async () => {
    carrier.answer(json([aPoint()]))
    await ask()
    carrier.answer((response) => response.writeHead(503).end())
    const points = createPickupPoints(app.deps)
    const { signal } = new AbortController()
    expect(await points.find('NL', '8004-NL-123456', signal)).toMatchObject({ name: 'Kiosk' })
    expect(await points.find('BE', '8004-NL-123456', signal)).toBeUndefined()
    pass(24 * 31)
    await forgetPickupPointsJob.run({}, app.deps, { attempt: 1, signal })
    await expect(points.find('NL', '8004-NL-123456', signal)).rejects.toThrow()
  })

  test('that knew of no point and fails now is unavailable', async () => {
    carrier.answer(json([]))
    await ask()
    carrier.answer((response) => response.writeHead(503).end())
    pass(24)
    expect(await ask()).toEqual({ reason: 'unavailable', points: [] })
  })

  test('an answer of a month ago is deleted, and a recent one stays', async () => {
    carrier.answer(json([aPoint()]))
    await ask()
    const { signal } = new AbortController()
    const forget = () => forgetPickupPointsJob.run({}, app.deps, { attempt: 1, signal })
    const kept = async () => [await app.db.$count(pickupSearch), await app.db.$count(pickupPoint)]
    pass(24 * 29)
    await forget()
    expect(await kept()).toEqual([1, 1])
    pass(24 * 2)
    await forget()
    expect(await kept()).toEqual([0, 0])
  })

  test('a point that was never shown is asked after by its id', async () => {
    carrier.answer(json(aPoint()))
    const { signal } = new AbortController()
    const points = createPickupPoints(app.deps)
    expect(await points.find('NL', '8004-NL-123456', signal)).toMatchObject({ city: 'Amsterdam' })
    expect(await points.find('NL', 'een/ander', signal)).toBeUndefined()
    expect(carrier.requests.map(({ line }) => line)).toEqual(['GET /NL/8004-NL-123456', 'GET /NL/een/ander'])
  })

  test('a point in another country than the one asked for is left out', async () => {
    carrier.answer(json(aPoint()))
    const { signal } = new AbortController()
    expect(await createPickupPoints(app.deps).find('BE', '8004-NL-123456', signal)).toBeUndefined()
  })
})
