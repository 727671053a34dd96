import type { Server } from '../../../platform/http/server.ts'
import { createSharedLimit, type SharedLimit } from '../../../platform/http/shared-limit.ts'
import type { Operation } from './operation.ts'

/** How often agents may call, per address; the calls over MCP count with those over HTTP. */
export interface AgentLimits {
  readonly reading: SharedLimit
  readonly changing: SharedLimit
}

/** The programs of one company come from few addresses and read for many shoppers. */
const readingPerMinute = 600
/** Each change writes rows, and a cart that is made is kept for days. */
const changingPerMinute = 120

/** Creates the limits that all ways of calling share, for reading and for changing. */
export function createAgentLimits(app: Server): AgentLimits {
  return {
    reading: createSharedLimit(app, { max: readingPerMinute, windowMs: 60_000 }),
    changing: createSharedLimit(app, { max: changingPerMinute, windowMs: 60_000 }),
  }
}

/** Returns the options of a route that counts its calls. */
export function chooseLimit({ isReadOnly }: Pick<Operation, 'isReadOnly'>, limits: AgentLimits) {
  const { countCall } = isReadOnly ? limits.reading : limits.changing
  return { config: { rateLimit: false as const }, onRequest: countCall }
}
