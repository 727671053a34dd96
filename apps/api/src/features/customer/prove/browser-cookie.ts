import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearCookie, readCookie, setCookie } from '../../../platform/http/cookies.ts'
import type { ProofPurpose } from '../rows/tables.ts'
import { proofMinutes } from './proof-minutes.ts'

/** Each purpose has a cookie of its own, so that asking for a login code does not lose a registration that is under way. */
function toCookieName(purpose: ProofPurpose): string {
  return `auth.${purpose}`
}

/** Returns the token of the browser that asked for a mail; undefined when this browser did not. */
export function readAskingBrowser(request: FastifyRequest, purpose: ProofPurpose): string | undefined {
  return readCookie(request, toCookieName(purpose))
}

/** Ties a mail that was asked for to this browser. */
export function keepAskingBrowser(reply: FastifyReply, purpose: ProofPurpose, token: string): void {
  setCookie(reply, toCookieName(purpose), token, { maxAgeSeconds: proofMinutes[purpose] * 60 })
}

/** Makes the browser forget that it asked for a proof for this purpose. */
export function dropAskingBrowser(reply: FastifyReply, purpose: ProofPurpose): void {
  clearCookie(reply, toCookieName(purpose))
}
