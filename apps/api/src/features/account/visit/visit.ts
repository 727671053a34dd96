import { toEmailName } from '@sluimer/domain/customer/email-name'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { forgetOtherCarts, keepCart, listOtherTokens, readCartToken } from '../../cart/token/cart-request.ts'
import type { CustomerRow } from '../../customer/rows/customer.queries.ts'
import { knowBrowser, readKnownBrowser } from '../../customer/session/known-browser.ts'
import type { OpenedSession } from '../../customer/session/open-session.ts'
import { dropSession, keepSession, readSessionToken } from '../../customer/session/session-cookie.ts'
import type { Arriving } from './enter.ts'

/** A request of a browser and the answer to it, which carries its cookies. */
export interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Returns the token of the session, if the browser has one. */
export function readToken({ request }: Pick<Visit, 'request'>): string | undefined {
  return readSessionToken(request)
}

/** Returns what a request reveals about its browser. */
export function readBrowser({ request }: Pick<Visit, 'request'>): Arriving {
  return {
    sessionToken: readSessionToken(request),
    cartToken: readCartToken(request),
    userAgent: request.headers['user-agent'] ?? '',
  }
}

/** Returns the name of the browser when the account of this address knows it. */
export function readKnown(
  { config }: Pick<Deps, 'config'>,
  { request }: Pick<Visit, 'request'>,
  email: string,
): string | undefined {
  return readKnownBrowser(config, request, toEmailName(email))
}

/** Hands a session to its browser, which the account knows from now on, and after a login the customer's cart. */
export function letIn(
  deps: Pick<Deps, 'config' | 'randomBytes'>,
  visit: Visit,
  entry: OpenedSession & { customer: Pick<CustomerRow, 'emailName'>; cartToken?: string },
): void {
  const { token, session, customer, cartToken } = entry
  keepSession(visit.reply, token, session)
  if (cartToken !== undefined) keepCart(visit.reply, cartToken)
  knowBrowser(deps, visit, customer.emailName)
}

/**
 * Makes the browser forget its session, and the carts that its tabs opened before the login and that did not join yet: the next
 * visitor at a shared machine would find them. A guest who logs out has nothing to leave, and keeps them.
 */
export function showOut({ request, reply }: Pick<Visit, 'request' | 'reply'>): void {
  if (readSessionToken(request) !== undefined) forgetOtherCarts(reply, listOtherTokens(request))
  dropSession(reply)
}
