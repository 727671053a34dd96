import { getInvoice } from '@sluimer/contract/order/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const askForInvoice = async (address: string) => {
  const authorization = `Bearer ${app.serviceToken()}`
  const url = getInvoice.path.replace('{id}', 'unknown')
  return (await app.server.inject({ url, headers: { authorization, 'x-forwarded-for': address } })).statusCode
}

test('one visitor gets twenty invoices a minute, and takes none from another', async () => {
  const statuses: number[] = []
  for (let asked = 0; asked < 22; asked++) statuses.push(await askForInvoice('203.0.113.7'))
  expect(statuses.map((status) => status === 429)).toEqual([...Array(20).fill(false), true, true])
  expect(await askForInvoice('198.51.100.4')).toBe(404)
})
