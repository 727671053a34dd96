import type { Config } from '../../../config.ts'
import type { Server } from '../../../platform/http/server.ts'
import { createSharedLimit, type SharedLimit } from '../../../platform/http/shared-limit.ts'

/**
 * A listing that nobody asked for lately costs as much as tens of other calls, and its page as much again. Every other
 * word or filter makes a new one, so these have fewer: at the usual setting 300 a minute for an address, which is one
 * every eight seconds for each of forty people in one office. Pages that the shop keeps are not asked for again.
 */
const shareOfCalls = 1 / 10

/** The limit for all listings together: what is searched, categories and brands. */
export function createListingLimit(app: Server, { rateLimitPerMinute }: Config): SharedLimit {
  return createSharedLimit(app, { max: Math.ceil(rateLimitPerMinute * shareOfCalls), windowMs: 60_000 })
}
