import { z } from 'zod'

/** Service sign-in (API-01): the storefront's own account, not a shopper's. */
export const serviceLoginSchema = z.strictObject({
  email: z.email().max(255),
  password: z.string().min(1).max(255),
})
export const accessTokenSchema = z
  .object({ access_token: z.string(), expires_in: z.int().describe('Seconds until the token expires') })
  .meta({ id: 'AccessToken' })
