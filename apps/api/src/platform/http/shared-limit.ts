import type { onRequestAsyncHookHandler } from 'fastify'
import type { Server } from './server.ts'

/** Calls that count together, per visitor's address: who uses them up with one has none left of the others. */
export interface SharedLimit {
  readonly countCall: onRequestAsyncHookHandler
}

/** A limit for several routes at once, in place of the general one. */
export function createSharedLimit(
  app: Server,
  { max, windowMs }: { max: number; windowMs: number },
): SharedLimit {
  // A group of the plugin's own counts each of its routes by itself as long as counts are kept in the process.
  return { countCall: app.rateLimit({ max, timeWindow: windowMs }) as onRequestAsyncHookHandler }
}
