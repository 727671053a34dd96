import { signInService } from '@sluimer/contract/auth/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const account = { email: 'winkel@sluimer.example', password: 'een-wachtwoord-voor-tests' }

test('[API-01] the service account gets a token that opens the calls of the shop', async () => {
  const answer = await app.mustCall(signInService, { body: account }, { isFromShop: false })
  expect(answer.expires_in).toBe(86_400)
  expect(answer.access_token).toMatch(/^v1\./)
})
