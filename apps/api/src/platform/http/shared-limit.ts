import type { onRequestAsyncHookHandler } from 'fastify'
import type { Server } from './server.ts'

/** A limit over several routes, per visitor's address: calls to one leave fewer for the others. */
export interface SharedLimit {
  readonly countCall: onRequestAsyncHookHandler
}

/** Creates a limit for several routes at once, in place of the general one. */
export function createSharedLimit(
  app: Server,
  { max, windowMs }: { max: number; windowMs: number },
): SharedLimit {
  // As long as counts are kept in the process, a group of the plugin counts each of its routes separately.
  return { countCall: app.rateLimit({ max, timeWindow: windowMs }) as onRequestAsyncHookHandler }
}
