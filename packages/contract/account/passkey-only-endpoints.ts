import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { accountSchema } from './schemas.ts'

const shared = { tag: 'account', access: 'service' } as const
const forFresh = ['unauthorized', 'login_required', 'login_too_old', 'conflict', 'rate_limited'] as const
const done = z.object({ done: z.literal(true) })
const link = z.strictObject({ code: z.string().min(1).max(600).describe('From the link in the mail') })
const byLink = ['invalid_request', 'unauthorized', 'not_found', 'rate_limited'] as const

export const choosePasskeyOnlyEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/passkey-only',
  summary:
    'Let only passkeys open the account, after a login or proof with one: the password is dropped, codes and links by mail open nothing, other sessions end',
  response: accountSchema,
  errors: forFresh,
})
export const endPasskeyOnlyEndpoint = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/v1/customer/passkey-only',
  summary:
    'Let codes by mail open the account as well again, after a login or proof with a passkey; other sessions end',
  response: accountSchema,
  errors: forFresh,
})
export const startWayBackEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/way-back',
  summary:
    'Begin the wait of somebody who lost every passkey, with the link of the mail that came in place of a code; at its end codes by mail open the account again',
  body: link,
  response: z.object({ opensAt: z.iso.datetime().describe('When the wait ends') }).meta({ id: 'WayBack' }),
  errors: byLink,
})
export const stopWayBackEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/way-back/stop',
  summary: 'Stop the wait with the link of a mail about it. No login is asked for: it opens nothing',
  body: link,
  response: done,
  errors: byLink,
})
export const stopOwnWayBackEndpoint = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/v1/customer/way-back',
  summary: 'Stop the wait from the account; without one nothing happens',
  response: done,
  errors: ['unauthorized', 'login_required'],
})
