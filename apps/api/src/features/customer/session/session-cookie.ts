import type { SessionTimes } from '@sluimer/domain/customer/session-life'
import { sessionLife } from '@sluimer/domain/customer/session-life'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearCookie, readCookie, setCookie } from '../../../platform/http/cookies.ts'

/** The name is the specification's: prefix `auth.`, token `_token` (AC-04). */
const cookieName = 'auth._token'

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
  setCookie(reply, cookieName, token, { maxAgeSeconds: life.absoluteSeconds })
}

export function dropSession(reply: FastifyReply): void {
  clearCookie(reply, cookieName)
}
