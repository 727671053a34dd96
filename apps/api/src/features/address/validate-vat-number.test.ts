import { validateVatNumberEndpoint } from '@sluimer/contract/checkout/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hurryRegisters } from '../../../test/hurried-limits.ts'
import { failures, json, type LoopbackServer, startLoopbackServer } from '../../../test/loopback-server.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

/** Numbers that pass the check digits: the tax office's example of a sole trader's, and a made-up company's. */
const wellFormed = { NL: 'NL000099998B57', BE: 'BE0123456749' }

const validIn = async (app: TestApp, vat_number: string, country_code = 'NL') =>
  (await app.mustCall(validateVatNumberEndpoint, { query: { vat_number, country_code } })).data.valid

describe('without a register', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())

  test.each([
    [wellFormed.NL, 'NL', true],
    ['nl 0000.99998.b57', 'NL', true],
    ['000099998B57', 'NL', true],
    [wellFormed.BE, 'NL', true],
    ['0123456749', 'BE', true],
    ['0123456749', 'NL', false],
    ['NL000099998B58', 'NL', false],
    ['BE0123456748', 'BE', false],
    ['iets', 'NL', false],
    [wellFormed.NL, 'XX', true],
  ])('[VA-06] %s from %s: valid %s', async (number, country, valid) => {
    expect(await validIn(app, number, country)).toBe(valid)
  })
})

describe('with a register', () => {
  let app: TestApp
  let register: LoopbackServer
  beforeAll(async () => {
    register = await startLoopbackServer()
    app = await buildTestApp({ config: { viesUrl: register.url } })
  })
  afterAll(async () => {
    await app.close()
    await register.close()
  })

  test('[VA-06] the register decides about a number whose check digits are right', async () => {
    register.answer(json({ valid: true, name: '---', address: '---' }))
    expect(await validIn(app, wellFormed.NL)).toBe(true)
    expect(register.requests.at(-1)).toEqual({
      line: 'POST /check-vat-number',
      body: '{"countryCode":"NL","vatNumber":"000099998B57"}',
    })
    register.answer(json({ valid: false }))
    expect(await validIn(app, wellFormed.BE, 'NL')).toBe(false)
    expect(register.requests.at(-1)?.body).toContain('"countryCode":"BE"')
  })

  test('a number whose check digits are wrong is not asked about', async () => {
    const asked = register.requests.length
    expect(await validIn(app, 'NL000099998B58')).toBe(false)
    expect(register.requests).toHaveLength(asked)
  })

  const outOfOrder = json({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })
  test.each([...Object.entries(failures), ['a member state that is away', outOfOrder] as const])(
    '[VA-06] %s counts as valid',
    async (_, fail) => {
      register.answer(fail)
      expect(await validIn(app, wellFormed.NL)).toBe(true)
    },
  )

  test('[VA-06] a register that is slow counts as valid', async () => {
    hurryRegisters()
    register.answer(() => undefined)
    expect(await validIn(app, wellFormed.NL)).toBe(true)
  })
})
