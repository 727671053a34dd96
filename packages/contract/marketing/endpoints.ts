import { defineEndpoint } from '../endpoint.ts'
import {
  newsletterCodeSchema,
  newsletterConfirmationSchema,
  newsletterReceiptSchema,
  newsletterSignupSchema,
} from './schemas.ts'

const shared = { method: 'POST', tag: 'marketing', access: 'service' } as const

export const signUpForNewsletterEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/newsletter',
  summary: 'Sign up for the newsletter: its owner is asked by mail to confirm the address',
  body: newsletterSignupSchema,
  response: newsletterReceiptSchema,
  status: 201,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
})
export const confirmNewsletterEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/newsletter/confirmation',
  summary: 'Confirm a signup with the code of the mail; the first confirmation of a person earns credit',
  body: newsletterCodeSchema,
  response: newsletterConfirmationSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'rate_limited'],
})
export const leaveNewsletterEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/newsletter/unsubscription',
  summary: 'Take an address off with the code of any mail; again changes nothing',
  body: newsletterCodeSchema,
  response: newsletterReceiptSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found', 'rate_limited'],
})
