import { defineEndpoint } from '../endpoint.ts'
import { accessTokenSchema, serviceLoginSchema } from './schemas.ts'

export const signInServiceEndpoint = defineEndpoint({
  method: 'POST',
  path: '/login',
  tag: 'auth',
  summary: "Sign the storefront's service account in (API-01)",
  access: 'public',
  body: serviceLoginSchema,
  response: accessTokenSchema,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
})
