import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../platform/primitives.ts'
import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyLoginDoneSchema,
  passkeyLoginSchema,
  passkeyNameSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
  passkeySchema,
  removedPasskeySchema,
} from './passkey-schemas.ts'

const shared = { tag: 'account', access: 'service' } as const
const params = z.strictObject({ id: idSchema })
const forCustomer = ['unauthorized', 'login_required'] as const

export const listPasskeysEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/passkeys',
  summary: "The customer's passkeys, the newest first",
  response: z.object({ passkeys: z.array(passkeySchema) }),
  errors: forCustomer,
})
export const askNewPasskeyEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/passkeys/options',
  summary: 'What a browser needs to make a passkey, after a fresh login',
  response: passkeyCreationSchema,
  errors: [...forCustomer, 'login_too_old', 'conflict', 'rate_limited'],
})
export const addPasskeyEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/passkeys',
  summary: 'Keep the passkey that the browser made, after a fresh login; other sessions end',
  body: newPasskeySchema,
  response: passkeySchema,
  status: 201,
  errors: ['invalid_request', ...forCustomer, 'login_too_old', 'conflict', 'rate_limited'],
})
export const renamePasskeyEndpoint = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/v1/customer/passkeys/{id}',
  summary: 'Call a passkey something else',
  params,
  body: passkeyNameSchema,
  response: passkeySchema,
  errors: ['invalid_request', ...forCustomer, 'not_found'],
})
export const removePasskeyEndpoint = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/v1/customer/passkeys/{id}',
  summary: 'Remove a passkey, after a fresh login; other sessions end',
  params,
  response: z.object({ done: z.literal(true), removed: removedPasskeySchema }),
  errors: ['invalid_request', ...forCustomer, 'login_too_old', 'not_found', 'conflict', 'rate_limited'],
})
export const askPasskeyProofEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/passkeys/proof/options',
  summary: 'What a browser needs to show with a passkey that it is still the customer',
  response: passkeyRequestSchema,
  errors: [...forCustomer, 'not_found', 'rate_limited'],
})
export const provePasskeyEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/passkeys/proof',
  summary: 'Make the login fresh with a passkey of the same account; the session gets another token',
  body: passkeyProofSchema,
  response: z.object({ done: z.literal(true) }),
  errors: ['invalid_request', ...forCustomer, 'login_failed', 'rate_limited'],
})
export const askPasskeyLoginEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/login/passkey/options',
  summary: 'What a browser needs to log in with a passkey; the same for everybody',
  response: passkeyRequestSchema,
  errors: ['unauthorized', 'rate_limited'],
})
export const logInWithPasskeyEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/login/passkey',
  summary: 'Log in with a passkey',
  body: passkeyLoginSchema,
  response: passkeyLoginDoneSchema,
  errors: ['invalid_request', 'unauthorized', 'login_failed', 'rate_limited'],
})
