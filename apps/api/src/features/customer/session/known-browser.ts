import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { readCookie, setCookie } from '../../../platform/http/cookies.ts'
import { isSameSecret } from '../../../platform/same-secret.ts'
import { readSignedCode, signCode, signText } from '../../../platform/signed-code.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>
const purpose = 'known-browser'
const cookieName = 'auth.known'
const yearSeconds = 365 * 24 * 60 * 60

/**
 * Returns the name of a browser that logged in to this account before; undefined for any other. What strangers guess
 * then makes only strangers wait, never the owner at their own browser.
 */
export function readKnownBrowser(key: Key, request: FastifyRequest, emailName: string): string | undefined {
  const text = readSignedCode(key, purpose, readCookie(request, cookieName) ?? '')
  const [account, name] = text?.split('.') ?? []
  if (account === undefined || name === undefined) return undefined
  return isSameSecret(account, hashAccount(key, emailName)) ? name : undefined
}

/** Makes a browser known for this account, as nobody can for themselves. It opens nothing. */
export function knowBrowser(
  { config, randomBytes }: Pick<Deps, 'config' | 'randomBytes'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  emailName: string,
): void {
  const name = readKnownBrowser(config, request, emailName) ?? randomBytes(16).toString('base64url')
  const code = signCode(config, purpose, `${hashAccount(config, emailName)}.${name}`)
  setCookie(reply, cookieName, code, { maxAgeSeconds: yearSeconds })
}

function hashAccount(key: Key, emailName: string): string {
  return signText(key, `${purpose}-account`, emailName).toString('base64url')
}
