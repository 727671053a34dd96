import { judgeFormAge } from '@sluimer/domain/service/form-age'
import type { Deps } from '../deps.ts'
import type { Outcome } from '../outcome.ts'
import { readSignedCode, signCode } from '../signed-code.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>
const purpose = 'form-ticket'

/** Issues a ticket for one showing of a form. Any node can check it on its own, and nobody else can make one. */
export function issueFormTicket({
  config,
  clock,
  randomBytes,
}: Pick<Deps, 'config' | 'clock' | 'randomBytes'>): Outcome<{ ticket: string }> {
  const claims = `${clock().getTime()}.${randomBytes(12).toString('base64url')}`
  return { ok: true, data: { ticket: signCode(config, purpose, claims) } }
}

/** Refuses a form that returns too fast for a person, too late, or without having been shown by this shop. */
export function checkFormTicket(config: Key, ticket: string, now: Date): Outcome<undefined> {
  const shownAt = readFormTicket(config, ticket)
  const age = shownAt === undefined ? 'too_old' : judgeFormAge(now.getTime() - shownAt)
  if (age === 'fine') return { ok: true, data: undefined }
  return { ok: false, error: refusals[age] }
}

/** There are two codes, so that a form knows when it needs another ticket. */
const refusals = {
  too_fast: {
    code: 'rate_limited',
    message: 'Dat ging wel heel snel. Kijk nog even na wat je invulde en verstuur het dan opnieuw.',
  },
  too_old: {
    code: 'conflict',
    message: 'Dit formulier stond lang open. Verstuur het nog een keer; wat je invulde staat er nog.',
  },
} as const

/** Returns when the form was shown, in milliseconds since 1970. */
function readFormTicket(config: Key, ticket: string): number | undefined {
  const time = readSignedCode(config, purpose, ticket)?.split('.', 1)[0]
  return time === undefined ? undefined : Number(time)
}
