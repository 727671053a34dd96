import { z } from 'zod'
import { customerSchema } from '../customer/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../platform/primitives.ts'
import {
  accountSchema,
  alarmSchema,
  askCodeSchema,
  authUserSchema,
  changeEmailSchema,
  changePasswordSchema,
  codeReceiptSchema,
  confirmEmailChangeSchema,
  confirmEmailSchema,
  confirmedEmailSchema,
  giveCodeSchema,
  loginSchema,
  loginStatusSchema,
  raisedAlarmSchema,
  registerSchema,
  resetPasswordSchema,
  sessionSchema,
  tokenSchema,
} from './schemas.ts'

const shared = { tag: 'account', access: 'service' } as const
const done = z.object({ done: z.literal(true) }).meta({ id: 'Done' })
/** What every call can answer that is made for a customer. */
const forCustomer = ['unauthorized', 'login_required'] as const
/** What every call can answer that changes what opens the account. */
const forFresh = ['invalid_request', ...forCustomer, 'login_too_old', 'rate_limited'] as const
const guessed = ['invalid_request', 'unauthorized', 'login_failed', 'rate_limited'] as const
const asked = ['invalid_request', 'unauthorized', 'rate_limited'] as const

export const authLoginEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in with a password (API-02)',
  body: loginSchema,
  response: tokenSchema,
  errors: guessed,
})
export const authLogoutEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Log out; without a session nothing happens',
  response: done,
  errors: ['unauthorized'],
})
export const authUserEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The person behind the session, or null for a guest',
  response: authUserSchema,
  errors: ['unauthorized'],
})
export const logInEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/login',
  summary: 'Log in with a password',
  body: loginSchema,
  response: loginStatusSchema,
  errors: guessed,
})
export const askLoginCodeEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/login/code',
  summary: 'Mail a code of six digits, which only this browser can use',
  body: askCodeSchema,
  response: codeReceiptSchema,
  errors: asked,
})
export const logInWithCodeEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/login/code/confirm',
  summary: 'Log in with the code; an unknown mailbox gets an account',
  body: giveCodeSchema,
  response: loginStatusSchema,
  errors: guessed,
})
export const logOutEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/logout',
  summary: 'Log out, unless another site asks for it',
  response: loginStatusSchema,
  errors: ['unauthorized', 'forbidden'],
})
export const loginStatusEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/login/status',
  summary: 'Whether the visitor is logged in',
  response: loginStatusSchema,
  errors: ['unauthorized'],
})
export const getAccountEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer',
  summary: "The customer's own details",
  response: accountSchema,
  errors: forCustomer,
})
export const saveAccountEndpoint = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/v1/customer',
  summary: 'Save the details; the e-mail address has a call of its own',
  body: customerSchema,
  response: accountSchema,
  errors: ['invalid_request', ...forCustomer],
})
export const registerCustomerEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer',
  summary: 'Register: the account exists once its mailbox is confirmed. The same answer for known mailboxes',
  body: registerSchema,
  response: codeReceiptSchema,
  status: 201,
  errors: asked,
})
export const confirmEmailEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/email/confirm',
  summary: 'Confirm the mailbox of a registration and log in',
  body: confirmEmailSchema,
  response: confirmedEmailSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'login_failed', 'rate_limited'],
})
export const forgotPasswordEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/password/forgot',
  summary: 'Mail a link to choose another password. The same answer for every mailbox',
  body: askCodeSchema,
  response: codeReceiptSchema,
  errors: asked,
})
export const resetPasswordEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/password/reset',
  summary: 'Choose another password with the link: sessions and passkeys end, and this browser is logged in',
  body: resetPasswordSchema,
  response: loginStatusSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'rate_limited'],
})
export const changePasswordEndpoint = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/v1/customer/password',
  summary: 'Choose a first or another password after a fresh login; other sessions end',
  body: changePasswordSchema,
  response: accountSchema,
  errors: [...forFresh, 'conflict'],
})
export const changeEmailEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/email',
  summary: 'Mail a code to a new address, after a fresh login',
  body: changeEmailSchema,
  response: codeReceiptSchema,
  errors: forFresh,
})
export const confirmEmailChangeEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/email/change',
  summary:
    'Move the account to the new address with its code; both addresses are told, and other sessions end',
  body: confirmEmailChangeSchema,
  response: accountSchema,
  errors: [...forFresh, 'login_failed', 'conflict'],
})
export const listSessionsEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/v1/customer/sessions',
  summary: 'The browsers that are logged in, the last used first',
  response: z.object({ sessions: z.array(sessionSchema) }),
  errors: forCustomer,
})
export const endSessionEndpoint = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/v1/customer/sessions/{id}',
  summary: 'Log one browser out',
  params: z.strictObject({ id: idSchema }),
  response: done,
  errors: [...forFresh, 'not_found'],
})
export const endOtherSessionsEndpoint = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/v1/customer/sessions',
  summary: 'Log all other browsers out',
  response: done,
  errors: [...forCustomer, 'login_too_old'],
})
export const raiseAlarmEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/v1/customer/alarm',
  summary: '"This was not me": end whatever opens the account, with the link of a mail about a change',
  body: alarmSchema,
  response: raisedAlarmSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'rate_limited'],
})
