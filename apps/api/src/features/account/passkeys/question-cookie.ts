import { passkeyQuestionSeconds } from '@sluimer/domain/customer/passkey'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { readCookie, setCookie } from '../../../platform/http/cookies.ts'
import { createSecretToken } from '../../../platform/secret-token.ts'

const cookieName = 'auth.passkey'
/** A token as this shop makes them. */
const tokenForm = /^[\w-]{43}$/

/** Returns the token of the browser that asked for a question; undefined when this browser did not. */
export function readQuestioned(request: FastifyRequest): string | undefined {
  const token = readCookie(request, cookieName)
  return token !== undefined && tokenForm.test(token) ? token : undefined
}

/** Ties a question to this browser. One that asked before keeps its token: pages in several tabs can all be answered. */
export function keepQuestioned(
  { randomBytes }: Pick<Deps, 'randomBytes'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): string {
  const token = readQuestioned(request) ?? createSecretToken(randomBytes)
  setCookie(reply, cookieName, token, { maxAgeSeconds: passkeyQuestionSeconds })
  return token
}
