import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '@sluimer/contract/account/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { endedSessionDays, forgetLoginsJob } from '../../customer/forget-logins.job.ts'
import { customerSession, guessCount, mailboxProof } from '../../customer/rows/tables.ts'
import { aCustomer, accountMailsTo, aPerson, type Person } from '../account.builders.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
let now = new Date('2026-11-23T12:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1'
async function listOf(person: Person) {
  const answer = await person.call(listSessionsEndpoint, {})
  return answer.ok ? answer.data.sessions : []
}

test('a customer sees the browsers at which they are logged in, the last used first', async () => {
  const desk = await aCustomer(app, 'lijst@voorbeeld.example')
  later(minuteMs)
  const phone = aPerson(app, iphone)
  await phone.logIn('lijst@voorbeeld.example', undefined, true)
  expect(await listOf(phone)).toEqual([
    {
      ...{ id: expect.any(String), device: 'Safari op iPhone', method: 'password', isCurrent: true },
      ...{ loggedInAt: now.toISOString(), usedAt: now.toISOString() },
      endsAt: new Date(now.getTime() + 30 * dayMs).toISOString(),
    },
    expect.objectContaining({ device: 'Firefox op Linux', method: 'link', isCurrent: false }),
  ])
  later(6 * minuteMs)
  expect((await listOf(desk)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
})

test('a customer logs another browser out, and all others at once', async () => {
  const desk = await aCustomer(app, 'einde@voorbeeld.example')
  const others = [aPerson(app, iphone), aPerson(app), aPerson(app)]
  for (const other of others) await other.logIn('einde@voorbeeld.example')
  const phone = (await listOf(desk)).find(({ device }) => device === 'Safari op iPhone')
  expect(await desk.call(endSessionEndpoint, { params: { id: phone?.id ?? '' } })).toMatchObject({ ok: true })
  expect(await others[0]?.findOwnEmail()).toBeUndefined()
  expect(await listOf(desk)).toHaveLength(3)
  expect(await desk.call(endOtherSessionsEndpoint, {})).toMatchObject({ ok: true })
  expect(await listOf(desk)).toMatchObject([{ isCurrent: true }])
})

test('nobody sees or ends the sessions of somebody else', async () => {
  const owner = await aCustomer(app, 'mijn@voorbeeld.example')
  const stranger = await aCustomer(app, 'vreemd@voorbeeld.example')
  const [own] = await listOf(owner)
  expect((await listOf(stranger)).map(({ id }) => id)).not.toContain(own?.id)
  const params = { id: own?.id ?? '' }
  expect(await stranger.call(endSessionEndpoint, { params })).toMatchObject({ error: { code: 'not_found' } })
  expect(await aPerson(app).call(endSessionEndpoint, { params })).toMatchObject({
    error: { code: 'login_required' },
  })
  await stranger.call(endOtherSessionsEndpoint, {})
  expect(await owner.findOwnEmail()).toBeDefined()
})

test('ending sessions asks for a fresh login; an id that no session can have is not found', async () => {
  const owner = await aCustomer(app, 'vers@voorbeeld.example')
  const [own] = await listOf(owner)
  later(15 * minuteMs)
  expect(await owner.call(endSessionEndpoint, { params: { id: own?.id ?? '' } })).toMatchObject({
    error: { code: 'login_too_old' },
  })
  expect(await owner.call(endOtherSessionsEndpoint, {})).toMatchObject({ error: { code: 'login_too_old' } })
  expect(await owner.call(endSessionEndpoint, { params: { id: 'x' } })).toMatchObject({
    error: { code: 'login_too_old' },
  })
  await owner.logIn('vers@voorbeeld.example')
  expect(await owner.call(endSessionEndpoint, { params: { id: 'x' } })).toMatchObject({
    error: { code: 'not_found' },
  })
})

test('what has ended is forgotten: sessions, codes, their mails and old guesses', async () => {
  await aCustomer(app, 'weg@voorbeeld.example')
  await aPerson(app).askCode('weg@voorbeeld.example')
  await aPerson(app).logIn('weg@voorbeeld.example', 'Verkeerd!1x')
  await accountMailsTo(app, 'weg@voorbeeld.example')
  later(2 * dayMs)
  await forgetLoginsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5_000) })
  for (const table of [mailboxProof, guessCount]) expect(await app.db.$count(table)).toBe(0)
  expect(await accountMailsTo(app, 'weg@voorbeeld.example')).toEqual([])
  // Their browsers keep the cart for as long as a guest's.
  const endedAt = async () =>
    (await app.db.select().from(customerSession)).map(({ endsAt }) => endsAt.getTime())
  expect(Math.min(...(await endedAt()))).toBeLessThan(now.getTime())
  later(endedSessionDays * dayMs)
  await forgetLoginsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5_000) })
  expect((await endedAt()).every((at) => at >= now.getTime() - endedSessionDays * dayMs)).toBe(true)
})
