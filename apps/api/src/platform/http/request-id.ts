import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const acceptable = /^[\w.:-]{8,100}$/

/** The id that names a call in the logs of shop and api alike: the caller's when it is harmless, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}
