import type { Config } from '../../../config.ts'
import type { Server } from '../../../platform/http/server.ts'
import { createSharedLimit, type SharedLimit } from '../../../platform/http/shared-limit.ts'

/**
 * A listing that nobody requested lately costs as much as tens of other calls, and its page as much again. Every other
 * word or filter makes a new one, so fewer are allowed: at the usual setting 300 a minute per address, which is one
 * every eight seconds for each of forty people in one office. Pages that the shop has cached are not requested again.
 */
const shareOfCalls = 1 / 10

/** Creates one limit for all listings together: searches, categories and brands. */
export function createListingLimit(app: Server, { rateLimitPerMinute }: Config): SharedLimit {
  return createSharedLimit(app, { max: Math.ceil(rateLimitPerMinute * shareOfCalls), windowMs: 60_000 })
}
