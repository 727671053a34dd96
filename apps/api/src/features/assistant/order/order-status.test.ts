import { askOrderStatusEndpoint } from '@sluimer/contract/assistant/endpoints'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aPlacedOrder } from '../../order/order.builders.ts'

let now = new Date('2026-11-23T12:00:00Z')
let app: TestApp
let number: string
let sent: MockInstance<Client['query']>
let visitors = 0

beforeAll(async () => {
  // Connections take the function with them when they open.
  sent = vi.spyOn(Client.prototype, 'query')
  app = await buildTestApp({ clock: () => now })
  const placed = await aPlacedOrder(app, { lines: [{ variantId: onlyVariantId(await aProduct(app.db)) }] })
  number = placed.number
})
afterAll(async () => {
  await app.close()
  sent.mockRestore()
})

const right = () => ({ orderNumber: number, firstName: 'Noor', zipCode: '1234 AB', houseNumber: '12a' })
function newAddress(): string {
  visitors += 1
  return `10.1.0.${visitors}`
}

function ask(special: Partial<ReturnType<typeof right>> = {}, address = newAddress()) {
  const body = { ...right(), ...special }
  return app.call(askOrderStatusEndpoint, { body }, { headers: { 'x-forwarded-for': address } })
}
/** Lets the tries of earlier tests be forgotten. */
const waitLong = () => {
  now = new Date(now.getTime() + 16 * 60_000)
}

test.each([{}, { firstName: ' nóór ', zipCode: '1234ab', houseNumber: '12' }, { houseNumber: '12 a' }])(
  '[CH-05] [VA-15] the status is told when all fields match, however they are written: %o',
  async (special) => {
    waitLong()
    const answer = await ask({ ...special, orderNumber: number.slice(3) })
    expect(answer.ok && answer.data.message.content).toMatch(
      new RegExp(`^Je bestelling ${number}: nog niet betaald\\.`),
    )
  },
)

test.each([
  ['number', { orderNumber: '7654321' }],
  ['first name', { firstName: 'Anna' }],
  ['postcode', { zipCode: '1234 AC' }],
  ['house number', { houseNumber: '13' }],
])(
  '[CH-05] a wrong %s gives the same answer as an unknown order, with the same statements',
  async (_, special) => {
    const measure = async (wrong: Partial<ReturnType<typeof right>>) => {
      waitLong()
      sent.mockClear()
      const { status, response } = await ask(wrong)
      const statements = (sent.mock.calls as unknown[][])
        .map(([statement]) =>
          typeof statement === 'string' ? statement : (statement as { text: string }).text,
        )
        .filter((text) => !/pg_snapshot_xmin/.test(text))
      return { status, body: response.json(), statements }
    }
    await measure({ orderNumber: '7000001' })
    const unknown = await measure({ orderNumber: '7000002' })
    expect(await measure(special)).toEqual(unknown)
    expect(unknown.body.message.content).toMatch(/^Met deze gegevens vind ik geen bestelling/)
    expect(unknown.statements.length).toBeGreaterThan(3)
    expect((await measure({})).statements).toEqual(unknown.statements)
  },
)

test('[CH-05] an order can be tried five times in a quarter of an hour, by however many visitors', async () => {
  waitLong()
  for (let tries = 0; tries < 5; tries++)
    expect(await ask({ firstName: 'Anna' })).toMatchObject({ status: 200 })
  expect(await ask()).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
  waitLong()
  expect(await ask()).toMatchObject({ status: 200 })
})

test('[CH-05] a visitor can try five times in a quarter of an hour, for however many orders, ten at once as well', async () => {
  waitLong()
  const address = newAddress()
  const tries = Array.from({ length: 10 }, (_, at) => ask({ orderNumber: String(7_100_000 + at) }, address))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test.each([
  { orderNumber: '12345678' },
  { orderNumber: 'KJD' },
  { orderNumber: '12a' },
  { orderNumber: '0' },
  { firstName: ' ' },
  { zipCode: '' },
  { houseNumber: '' },
])('[VA-15] %o is refused with a Dutch sentence', async (special) => {
  const answer = await ask(special)
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_request' } })
  expect(!answer.ok && answer.error.fields?.[0]?.message).toMatch(/^Vul je /)
})
