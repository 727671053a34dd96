import { randomUUID } from 'node:crypto'

const acceptable = /^[\w.:-]{8,100}$/

/** Returns the id of one request in the logs of both parts: the caller's when it is harmless, else a new one. */
export function chooseRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}
