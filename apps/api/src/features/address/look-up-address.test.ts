import { lookUpAddressEndpoint } from '@sluimer/contract/checkout/endpoints'
import { parsePostcode } from '@sluimer/domain/address/postcode'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hurryRegisters } from '../../../test/hurried-limits.ts'
import { failures, json, type LoopbackServer, startLoopbackServer } from '../../../test/loopback-server.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { forgetAddressesJob } from './forget-addresses.job.ts'
import { publicAddresses } from './public-addresses.ts'
import { addressLookup } from './tables.ts'

const anAddress = (special: object = {}) => ({
  type: 'adres',
  postcode: '1071XX',
  huisnummer: 1,
  straatnaam: 'Museumstraat',
  woonplaatsnaam: 'Amsterdam',
  ...special,
})
const found = (...docs: object[]) => json({ response: { numFound: docs.length, start: 0, docs } })

describe('with the built-in addresses', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())
  const ask = (zipcode: string, house_number: string, country_code: 'NL' | 'BE' = 'NL') =>
    app.mustCall(lookUpAddressEndpoint, { query: { zipcode, house_number, country_code } })

  test.each([
    ['1071 xx', '1', 'Museumstraat', 'Amsterdam'],
    ['1016GV', '265', 'Prinsengracht', 'Amsterdam'],
    ['3011AD', '40-42', 'Coolsingel', 'Rotterdam'],
  ])('[VA-09] %s %s is %s in %s', async (zipcode, number, street, city) => {
    expect(await ask(zipcode, number)).toEqual({ found: true, reason: 'found', street, city })
  })

  test.each([
    ['1071XX', '2', 'unknown'],
    ['9999ZZ', '1', 'unknown'],
    ['1071XX', '999999999999999', 'unknown'],
    ['1071SA', '1', 'invalid'],
    ['0071XX', '1', 'invalid'],
    ['1071XX', 'een', 'invalid'],
  ])('[VA-09] %s %s is %s', async (zipcode, number, reason) => {
    expect(await ask(zipcode, number)).toEqual({ found: false, reason, street: '', city: '' })
  })

  test('a Belgian postcode names no street', async () => {
    expect(await ask('9000', '1', 'BE')).toMatchObject({ found: false, reason: 'unknown' })
  })

  test('a question without a house number is refused by name', async () => {
    const answer = await app.call(lookUpAddressEndpoint, { query: { zipcode: '1071XX', house_number: '' } })
    expect(answer).toMatchObject({ status: 400, error: { fields: [{ path: 'query.house_number' }] } })
  })

  test('they are well formed and no two contradict each other', () => {
    for (const [postcode, first, last] of publicAddresses) {
      expect(parsePostcode('NL', postcode)).toBe(postcode)
      expect(last).toBeGreaterThanOrEqual(first)
    }
    expect(new Set(publicAddresses.map(([postcode]) => postcode)).size).toBe(publicAddresses.length)
  })
})

describe('with an address register', () => {
  let app: TestApp
  let register: LoopbackServer
  let now = new Date('2026-11-20T09:00:00Z')
  beforeAll(async () => {
    register = await startLoopbackServer()
    app = await buildTestApp({ clock: () => now, config: { addressLookup: register.url } })
  })
  afterAll(async () => {
    await app.close()
    await register.close()
  })
  const ask = (zipcode: string, house_number = '1') =>
    app.mustCall(lookUpAddressEndpoint, { query: { zipcode, house_number } })

  test('[VA-09] asks for the very address, and gives its street and city', async () => {
    register.answer(found(anAddress()))
    expect(await ask('1071 XX')).toEqual({
      found: true,
      reason: 'found',
      street: 'Museumstraat',
      city: 'Amsterdam',
    })
    expect(register.requests.at(-1)?.line.replaceAll('+', ' ')).toBe(
      'GET /free?q=postcode:1071XX and huisnummer:1&fq=type:adres&fl=postcode,huisnummer,straatnaam,woonplaatsnaam&rows=1',
    )
  })

  test('remembers the answer for 30 days, and then asks again', async () => {
    register.answer(found(anAddress({ postcode: '1017AB' })))
    await ask('1017AB')
    const asked = register.requests.length
    register.answer(found(anAddress({ postcode: '1017AB', straatnaam: 'Nieuwe naam' })))
    now = new Date(now.getTime() + 29 * 86_400_000)
    expect(await ask('1017AB')).toMatchObject({ street: 'Museumstraat' })
    expect(register.requests).toHaveLength(asked)
    now = new Date(now.getTime() + 2 * 86_400_000)
    expect(await ask('1017AB')).toMatchObject({ street: 'Nieuwe naam' })
  })

  test('forgets what it does not use any more', async () => {
    now = new Date(now.getTime() + 40 * 86_400_000)
    await app.deps.db.transaction((tx) => app.deps.jobs.enqueue(tx, forgetAddressesJob, {}))
    await app.runJobs()
    expect(await app.db.select({ rows: count() }).from(addressLookup)).toEqual([{ rows: 0 }])
  })

  test('[VA-09] an address that the register does not know is unknown, and asked again next time', async () => {
    register.answer(found())
    expect(await ask('1234AB')).toMatchObject({ found: false, reason: 'unknown' })
    register.answer(found(anAddress({ postcode: '1234AB' })))
    expect(await ask('1234AB')).toMatchObject({ found: true })
  })

  test('a neighbour is not taken for the address', async () => {
    register.answer(found(anAddress({ postcode: '1235AB', huisnummer: 3 })))
    expect(await ask('1235AB')).toMatchObject({ found: false, reason: 'unknown' })
  })

  test.each(Object.entries(failures))(
    '[VA-09] %s is unavailable, and nothing of it is remembered',
    async (_, fail) => {
      register.answer(fail)
      expect(await ask('2000AA')).toEqual({ found: false, reason: 'unavailable', street: '', city: '' })
      register.answer(found(anAddress({ postcode: '2000AA', huisnummer: 9 })))
      expect(await ask('2000AA')).toMatchObject({ reason: 'unknown' })
    },
  )

  test('[VA-09] a register that is slow is unavailable after two seconds', async () => {
    register.answer(() => undefined)
    const limits = hurryRegisters()
    expect(await ask('2001AA')).toMatchObject({ reason: 'unavailable' })
    expect(limits).toContain(2_000)
  })

  test('the register is not asked about an invalid Dutch postcode', async () => {
    const asked = register.requests.length
    expect(await ask('1071SS')).toMatchObject({ reason: 'invalid' })
    expect(register.requests).toHaveLength(asked)
  })
})
