import { afterAll, beforeAll, expect, test } from 'vitest'
import { json, type LoopbackServer, startLoopbackServer } from '../../../test/loopback-server.ts'
import type { VatNumber } from './vat-register.ts'
import { createViesRegister } from './vies-register.ts'

const asked: VatNumber = { country: 'BE', number: '0123456749' }
const shop: VatNumber = { country: 'NL', number: '000099998B57' }
const never = new AbortController().signal
let server: LoopbackServer
beforeAll(async () => {
  server = await startLoopbackServer()
})
afterAll(() => server.close())

test('the answer to a shop that identifies itself has a name, and an empty name does not count', async () => {
  server.answer(json({ valid: true, requestIdentifier: 'WAPIAAAAX' }))
  const register = createViesRegister(server.url)
  expect(await register.consult(asked, shop, never)).toEqual({
    isRegistered: true,
    requestIdentifier: 'WAPIAAAAX',
  })
  server.answer(json({ valid: true, requestIdentifier: '' }))
  expect(await register.consult(asked, undefined, never)).toEqual({
    isRegistered: true,
    requestIdentifier: undefined,
  })
})

test('nobody can make the shop look up many numbers at once', async () => {
  server.answer(() => undefined)
  const register = createViesRegister(server.url)
  const giveUp = new AbortController()
  const underWay = Array.from({ length: 20 }, () => register.consult(asked, shop, giveUp.signal))
  await expect(register.consult(asked, shop, never)).rejects.toThrow('20 numbers')
  giveUp.abort()
  expect((await Promise.allSettled(underWay)).every(({ status }) => status === 'rejected')).toBe(true)
  server.answer(json({ valid: false }))
  expect(await register.consult(asked, shop, never)).toMatchObject({ isRegistered: false })
})
