import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logOutEndpoint,
} from '@sluimer/contract/account/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { cart } from '../../cart/rows/tables.ts'
import { endedSessionDays, forgetLoginsJob } from '../../customer/forget-logins.job.ts'
import { aCustomer, aPerson } from '../account.builders.ts'
import { aGuestWith, contentsOf, put, someArticles } from './carts.builders.ts'

const dayMinutes = 24 * 60
let now = new Date('2026-11-23T12:00:00Z')
const laterMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
let app: TestApp
let [one, two] = [0, 0]
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  ;[one = 0, two = 0] = await someArticles(app, 2)
})
afterAll(() => app.close())

const forget = () => forgetLoginsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(20_000) })

/** A customer at two browsers with one cart. */
async function twoBrowsers(email: string) {
  const desk = await aCustomer(app, email)
  await put(desk, one, 1)
  laterMinutes(60)
  const phone = aPerson(app)
  await phone.logIn(email)
  return { desk, phone }
}

test('[CA-08] a browser that logs out has no cart any more; the other one keeps it', async () => {
  const { desk, phone } = await twoBrowsers('uit@voorbeeld.example')
  await phone.call(logOutEndpoint, {})
  expect(await contentsOf(phone)).toEqual([])
  expect(await contentsOf(desk)).toEqual([[one, 1]])
  await put(phone, two, 1)
  expect(await contentsOf(desk)).toEqual([[one, 1]])
})

test('[CA-08] a browser that is logged out from elsewhere has no cart any more', async () => {
  const { desk, phone } = await twoBrowsers('elders@voorbeeld.example')
  const listed = await desk.call(listSessionsEndpoint, {})
  const other = listed.ok ? listed.data.sessions.find(({ isCurrent }) => !isCurrent) : undefined
  await desk.logIn('elders@voorbeeld.example')
  await desk.call(endSessionEndpoint, { params: { id: other?.id ?? '' } })
  expect(await contentsOf(phone)).toEqual([])
  expect(await contentsOf(desk)).toEqual([[one, 1]])
})

test('[CA-08] a browser whose session ran out keeps the cart, until it logs out or is logged out', async () => {
  const { desk, phone } = await twoBrowsers('verlopen@voorbeeld.example')
  laterMinutes(2 * dayMinutes)
  await forget()
  expect(await phone.findOwnEmail()).toBeUndefined()
  expect(await contentsOf(phone)).toEqual([[one, 1]])
  await put(phone, two, 1)
  expect(await contentsOf(desk)).toEqual([
    [one, 1],
    [two, 1],
  ])
  // The cookie of the session ends with it.
  phone.cookies.take('auth._token=; Max-Age=0')
  await phone.call(logOutEndpoint, {})
  expect(await contentsOf(phone)).toEqual([])
  const tablet = aPerson(app)
  await tablet.logIn('verlopen@voorbeeld.example')
  await tablet.call(endOtherSessionsEndpoint, {})
  expect(await contentsOf(desk)).toEqual([])
})

test('[CA-08] keeps it no longer than a guest would', async () => {
  const { phone } = await twoBrowsers('lang@voorbeeld.example')
  laterMinutes((endedSessionDays + 2) * dayMinutes)
  await forget()
  expect(await contentsOf(phone)).toEqual([])
})

test('[CA-08] a cart that is ordered is followed by another, the same at each browser', async () => {
  const { desk, phone } = await twoBrowsers('besteld@voorbeeld.example')
  await app.db.update(cart).set({ orderedAt: now })
  expect(await contentsOf(phone)).toEqual([])
  await Promise.all([put(desk, one, 1), put(phone, two, 1)])
  expect(await contentsOf(desk)).toEqual([
    [one, 1],
    [two, 1],
  ])
  expect(await contentsOf(phone)).toEqual(await contentsOf(desk))
})

test('[CA-08] a guest who logs out keeps the cart of the browser', async () => {
  const guest = await aGuestWith(app, [one, 1])
  await guest.call(logOutEndpoint, {})
  expect(await contentsOf(guest)).toEqual([[one, 1]])
})
