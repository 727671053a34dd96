import { signInServiceEndpoint } from '@sluimer/contract/auth/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const account = { email: 'winkel@sluimer.example', password: 'een-wachtwoord-voor-tests' }
const signIn = (body: typeof account) => app.call(signInServiceEndpoint, { body }, { isFromShop: false })

test('[API-01] the service account gets a token that lasts a day', async () => {
  const answer = await app.mustCall(signInServiceEndpoint, { body: account }, { isFromShop: false })
  expect(answer).toEqual({ access_token: expect.stringMatching(/^v1\./), expires_in: 86_400 })
})

test('[API-01] a wrong password or address is 401 with the same words', async () => {
  const wrongPassword = await signIn({ ...account, password: 'gokje' })
  const wrongEmail = await signIn({ ...account, email: 'gokje@sluimer.example' })
  expect([wrongPassword.status, wrongEmail.status]).toEqual([401, 401])
  const getMessage = (answer: typeof wrongEmail) => (answer.ok ? '' : answer.error.message)
  expect(getMessage(wrongPassword)).toBe(getMessage(wrongEmail))
})

test('[API-01] guessing passwords soon ends', async () => {
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 21; attempt++)
    statuses.add((await signIn({ ...account, password: 'gokje' })).status)
  expect(statuses).toEqual(new Set([401, 429]))
})
