import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const acceptable = /^[\w.:-]{8,100}$/

/** Returns the id of a call in the logs of both shop and api: the caller's when it is harmless, or a new one. */
export function chooseRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}
