import type { mailConfigurationEndpoint } from '@sluimer/contract/configurator/endpoints'
import type { EndpointBody } from '@sluimer/contract/endpoint'
import { toEmailKey } from '@sluimer/domain/customer/email-key'
import { lockName } from '../../../platform/db/lock-name.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { checkFormTicket } from '../../../platform/http/form-ticket.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { signText } from '../../../platform/signed-code.ts'
import { daysAgo } from '../../../platform/time-ago.ts'
import { openConfiguration } from '../bed/open-configuration.ts'
import { keepMailedBed, listMailedBeds } from '../rows/bed-mail.queries.ts'
import { bedMailKind, buildBedMail } from './build-bed-mail.ts'

/** A shopper compares a few beds; more to one mailbox in a day is somebody else's doing. The page states both. */
const mostBeds = 3
export const limitDays = 1

interface MailRequest {
  readonly id: string
  readonly form: EndpointBody<typeof mailConfigurationEndpoint>
}

/**
 * Mails a saved bed to the address that somebody typed. It holds no words of theirs, so that nobody can write to a stranger
 * through it; the answer is the same whether a mail is sent or the mailbox has had enough for today.
 */
export async function mailBed(deps: Deps, { id, form }: MailRequest): Promise<Outcome<{ received: true }>> {
  const now = deps.clock()
  const ticket = checkFormTicket(deps.config, form.ticket, now)
  if (!ticket.ok) return ticket
  const bed = await openConfiguration(deps, id)
  if (!bed.ok) return bed
  const mail = await buildBedMail(deps, bed.data, now)
  const addressHash = signText(deps.config, bedMailKind, toEmailKey(form.email)).toString('base64url')
  await inTransaction(deps.db, async (tx) => {
    await lockName(tx, `${bedMailKind}:${addressHash}`)
    const mailed = await listMailedBeds(tx, addressHash, daysAgo(now, limitDays))
    if (mailed.includes(id) || mailed.length >= mostBeds) return
    await keepMailedBed(tx, { addressHash, configurationId: id, mailedAt: now })
    const dedupeKey = `${bedMailKind}:${addressHash}:${id}:${now.toISOString()}`
    await deps.mail.queue(tx, { ...mail, to: form.email, kind: bedMailKind, dedupeKey })
  })
  return { ok: true, data: { received: true } }
}
