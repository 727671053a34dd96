import { keepConsentProofEndpoint } from '@sluimer/contract/marketing/consent-endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { forgetSignupsJob } from './forget-signups.job.ts'
import { consentProof } from './tables.ts'

const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const id = '6f1f6a54-0b1e-4f0a-9a30-1f4f7f1c2d3e'
const choice = { id, version: '1', at: '2026-11-18T09:59:00.000Z', statistics: true, marketing: false }

test('[SC-02] consent and its withdrawal are both kept, with time and version and no internet address', async () => {
  await app.mustCall(keepConsentProofEndpoint, { body: choice })
  now = new Date(start.getTime() + 60_000)
  await app.mustCall(keepConsentProofEndpoint, { body: { ...choice, statistics: false } })
  const rows = await app.db.select().from(consentProof).orderBy(consentProof.receivedAt)
  expect(rows).toMatchObject([
    { visitorId: id, version: '1', statistics: true, marketing: false, receivedAt: start },
    { visitorId: id, statistics: false },
  ])
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
    ['id', 'visitorId', 'version', 'statistics', 'marketing', 'chosenAt', 'receivedAt'].sort(),
  )
  for (const wrong of [{ id: 'geen' }, { at: 'nu' }, { version: '' }, { ip: '127.0.0.1' }])
    expect(await app.call(keepConsentProofEndpoint, { body: { ...choice, ...wrong } })).toMatchObject({
      status: 400,
    })
})

test('[SC-02] a proof is kept five years and no longer', async () => {
  const forget = () =>
    forgetSignupsJob.run({}, app.deps, { attempt: 1, signal: new AbortController().signal })
  const day = 86_400_000
  now = new Date(start.getTime() + 5 * 365 * day - day)
  await forget()
  expect(await app.db.$count(consentProof)).toBe(2)
  now = new Date(start.getTime() + 5 * 365 * day + day)
  await forget()
  expect(await app.db.$count(consentProof)).toBe(0)
})
