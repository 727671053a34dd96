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
  const expiresAt = goodTokens(account).get(token) ?? checkToken(account, token)
  return expiresAt !== undefined && expiresAt * 1000 > now.getTime()
}

/** Each node of a shop has a token a day, so a few are enough, and no more than these are kept. */
const mostGoodTokens = 50
const goodTokensOf = new WeakMap<Account, Map<string, number>>()

/**
 * Returns the tokens that were found to be good, with when they expire: every call of the shop carries one, and the proof would
 * be among the dearest things that a short call does.
 */
function goodTokens(account: Account): Map<string, number> {
  const known = goodTokensOf.get(account)
  if (known !== undefined) return known
  const tokens = new Map<string, number>()
  goodTokensOf.set(account, tokens)
  return tokens
}

/** Proves a token and remembers it. Returns when it expires, in seconds; undefined when it was not signed for this account. */
function checkToken(account: Account, token: string): number | undefined {
  const [version, claims, ...rest] = readSignedMessage(deriveKey(account), token)?.split('.') ?? []
  if (version !== prefix || claims === undefined || rest.length > 0) return undefined
  const parsed = claimsSchema.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')))
  if (!parsed.success) return undefined
  const tokens = goodTokens(account)
  if (tokens.size >= mostGoodTokens) tokens.clear()
  tokens.set(token, parsed.data.expiresAt)
  return parsed.data.expiresAt
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
