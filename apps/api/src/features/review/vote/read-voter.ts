import { keptDays } from '@sluimer/domain/review/retention'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { readClientAddress, toRateLimitKey } from '../../../platform/http/client-address.ts'
import { readCookie, setCookie } from '../../../platform/http/cookies.ts'
import { readSessionToken } from '../../customer/session/session-cookie.ts'

const cookieName = 'review-votes'
const maxAgeSeconds = keptDays.vote * 24 * 60 * 60

/** A visitor as a vote knows one: a browser in a network, logged in or not. */
export interface Voter {
  browser: string
  network: string
  sessionToken: string | undefined
}

/** Returns a visitor's network: one address of IPv4, or the /64 that one connection has of IPv6. */
export function readNetwork(request: FastifyRequest): string {
  return toRateLimitKey(readClientAddress(request))
}

/** Returns the random name under which this browser votes; undefined when it has none, or one that this shop never gives. */
export function readVoter(request: FastifyRequest): string | undefined {
  const name = readCookie(request, cookieName)
  return name !== undefined && /^[\w-]{22}$/.test(name) ? name : undefined
}

/** Returns who votes. A browser gets its random name with its first vote. */
export function nameVoter(
  { randomBytes }: Pick<Deps, 'randomBytes'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Voter {
  const browser = readVoter(request) ?? randomBytes(16).toString('base64url')
  setCookie(reply, cookieName, browser, { maxAgeSeconds })
  return { browser, network: readNetwork(request), sessionToken: readSessionToken(request) }
}
