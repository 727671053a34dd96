import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../same-secret.ts'
import { readSignedMessage, signMessage } from '../signed-code.ts'

export const serviceTokenLifetimeSeconds = 24 * 60 * 60
const prefix = 'v1'
const claimsSchema = z.strictObject({ expiresAt: z.int(), nonce: z.string() })

interface Account {
  serviceEmail: string
  servicePassword: string
  tokenSecret: string
}

/**
 * Signs a token that any node can check without asking another. Its key also depends on the account's password, so a
 * new password invalidates every token issued under the old one.
 */
export function signServiceToken(account: Account, now: Date, nonce: string): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + serviceTokenLifetimeSeconds
  const claims = Buffer.from(JSON.stringify({ expiresAt, nonce })).toString('base64url')
  return signMessage(deriveKey(account), `${prefix}.${claims}`)
}

/** Whether a token was signed here for the present account and has not expired. */
export function isServiceToken(account: Account, token: string, now: Date): boolean {
  const [version, claims, ...rest] = readSignedMessage(deriveKey(account), token)?.split('.') ?? []
  if (version !== prefix || claims === undefined || rest.length > 0) return false
  const parsed = claimsSchema.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')))
  return parsed.success && parsed.data.expiresAt * 1000 > now.getTime()
}

/** Compares both in any case, so that the delay of an answer does not tell whether the address was right. */
export function isServiceAccount(account: Account, email: string, password: string): boolean {
  const isEmail = isSameSecret(email.toLowerCase(), account.serviceEmail.toLowerCase())
  const isPassword = isSameSecret(password, account.servicePassword)
  return isEmail && isPassword
}

function deriveKey({ tokenSecret, serviceEmail, servicePassword }: Account): Buffer {
  return createHmac('sha256', tokenSecret).update(`${serviceEmail}\n${servicePassword}`).digest()
}
