import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@sluimer/contract/account/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { toLinkCode } from '../../customer/prove/proof-secret.ts'
import { mailboxProof } from '../../customer/rows/tables.ts'
import { aPerson } from '../account.builders.ts'
import { enterWith, passkeysOf } from '../passkeys/passkey.builders.ts'
import { aPasskeyOnlyCustomer, findRow } from './passkey-only.builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('the link that a forgotten password would have had changes nothing where only a passkey opens the account', async () => {
  const email = 'vergeten@voorbeeld.example'
  const { person, device } = await aPasskeyOnlyCustomer(app, email)
  const thief = aPerson(app)
  await thief.call(forgotPasswordEndpoint, { body: { email } })
  const [proof] = await app.db.select().from(mailboxProof).where(eq(mailboxProof.purpose, 'reset'))
  if (proof === undefined) throw new Error('nothing was asked for')
  const before = await findRow(app, email)
  const code = toLinkCode(app.deps.config, proof)
  const password = 'Lamp!Boek4Kruk'
  const body = { code, password, password_confirmation: password }
  expect(await thief.call(resetPasswordEndpoint, { body })).toMatchObject({ error: { code: 'not_found' } })
  expect(await findRow(app, email)).toEqual(before)
  expect(await passkeysOf(person)).toHaveLength(1)
  expect((await enterWith(aPerson(app), device)).ok).toBe(true)
})
