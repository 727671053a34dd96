import type { SessionTimes } from '@sluimer/domain/customer/session-life'
import { sessionLife } from '@sluimer/domain/customer/session-life'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearCookie, readCookie, setCookie } from '../../../platform/http/cookies.ts'

/** The name is the specification's: prefix `auth.`, token `_token` (AC-04). */
const cookieName = 'auth._token'
/**
 * Tells the scripts of a page that somebody may be logged in. It says no more than that and opens nothing; without it the
 * header asks nobody for a name.
 */
const hintCookieName = 'auth.hint'

/** Returns the token of the visitor's session, if the request carries one. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  return readCookie(request, cookieName)
}

/** Makes the browser keep its session; the database alone decides when it ends. */
export function keepSession(
  reply: FastifyReply,
  token: string,
  { isRemembered }: Pick<SessionTimes, 'isRemembered'>,
): void {
  const life = isRemembered ? sessionLife.remembered : sessionLife.plain
  const maxAgeSeconds = life.absoluteSeconds
  setCookie(reply, cookieName, token, { maxAgeSeconds })
  setCookie(reply, hintCookieName, '1', { maxAgeSeconds, isReadable: true })
}

/** Makes the browser forget its session, and that somebody may be logged in. */
export function dropSession(reply: FastifyReply): void {
  clearCookie(reply, cookieName)
  clearCookie(reply, hintCookieName)
}
