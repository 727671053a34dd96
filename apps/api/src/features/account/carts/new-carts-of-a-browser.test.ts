import { logOutEndpoint } from '@sluimer/contract/account/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { choosePaymentOutcome, pressPay, sendWebhookFor } from '../../order/order.builders.ts'
import { aCustomer, aPerson, type Person } from '../account.builders.ts'
import { aGuestWith, contentsOf, prepareToPay, put, someArticles } from './carts.builders.ts'

let app: TestApp
let [one, two, three] = [0, 0, 0]
beforeAll(async () => {
  app = await buildTestApp()
  ;[one = 0, two = 0, three = 0] = await someArticles(app, 3)
})
afterAll(() => app.close())

const listNewCarts = ({ cookies }: Person) => cookies.header().match(/\bcart-\w+/g) ?? []

test('[CA-08] a cart that went to an account stays there when the browser that opened it logs out', async () => {
  await aCustomer(app, 'gedeeld@voorbeeld.example')
  const shared = await aGuestWith(app, [one, 1])
  await shared.logIn('gedeeld@voorbeeld.example')
  await shared.call(logOutEndpoint, {})
  await put(shared, two, 1)
  expect(await contentsOf(shared)).toEqual([[two, 1]])
  const own = aPerson(app)
  await own.logIn('gedeeld@voorbeeld.example')
  expect(await contentsOf(own)).toEqual([[one, 1]])
})

test('[CA-08] what two tabs opened is not left to the next visitor after a login and a logout', async () => {
  await aCustomer(app, 'tabbladen@voorbeeld.example')
  const shared = aPerson(app)
  const tabs = [await aGuestWith(app, [one, 1]), await aGuestWith(app, [two, 1])]
  for (const tab of tabs) for (const pair of tab.cookies.header().split('; ')) shared.cookies.take(pair)
  expect(listNewCarts(shared)).toHaveLength(2)
  await shared.logIn('tabbladen@voorbeeld.example')
  await shared.call(logOutEndpoint, {})
  await put(shared, three, 1)
  expect(await contentsOf(shared)).toEqual([[three, 1]])
})

test('[CA-02] a cart that was ordered brings nothing into the next one of its browser', async () => {
  const guest = await aGuestWith(app, [one, 1])
  const opened = createCookieJar()
  for (const pair of guest.cookies.header().split('; ')) opened.take(pair)
  await prepareToPay(guest, 'besteld@voorbeeld.example')
  const placed = await pressPay(app, guest.cookies)
  if (!placed.ok) throw new Error(placed.error.code)
  await choosePaymentOutcome(app, placed.data.url, 'paid')
  await sendWebhookFor(app, placed.data.url)
  await app.runJobs()
  await put(guest, two, 1)
  for (const pair of opened.header().split('; ')) if (pair.startsWith('cart-')) guest.cookies.take(pair)
  expect(listNewCarts(guest)).not.toEqual([])
  expect(await contentsOf(guest)).toEqual([[two, 1]])
  expect(await contentsOf(guest)).toEqual([[two, 1]])
})
