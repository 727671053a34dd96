import type { ContactMessage, ContactReceipt } from '@sluimer/contract/service/schemas'
import { parseOrderNumber } from '@sluimer/domain/order/order-number'
import { createCaseReference } from '@sluimer/domain/service/case-reference'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { checkFormTicket } from '../../platform/http/form-ticket.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import type { Outcome } from '../../platform/outcome.ts'
import {
  type ContactMessageRow,
  countContactMessages,
  findContactMessage,
  insertContactMessage,
} from './contact.queries.ts'
import { lockSender } from './lock-sender.ts'
import { buildContactMails } from './mail/contact-mails.ts'
import { calculateFingerprint, dayMs } from './sent-form.ts'

/** Leaves room for a conversation; more in a day is a program, or a quarrel that is better settled by phone. */
const mostPerDay = 5

/** Stores a question, mails it to the shop and sends a receipt. The same form sent twice is one question. */
export async function sendContactMessage(deps: Deps, form: ContactMessage): Promise<Outcome<ContactReceipt>> {
  const now = deps.clock()
  const ticket = checkFormTicket(deps.config, form.ticket, now)
  if (!ticket.ok) return ticket
  const row = toRow(form, deps, now)
  const mails = await buildContactMails(deps, row)
  const kept = await inTransaction(deps.db, async (tx) => {
    await lockSender(tx, row.email)
    const known = await findContactMessage(tx, row.fingerprint)
    if (known) return known
    const since = new Date(now.getTime() - dayMs)
    if ((await countContactMessages(tx, row.email, since)) >= mostPerDay) return undefined
    await insertContactMessage(tx, row)
    for (const mail of mails) await deps.mail.queue(tx, mail)
    return row
  })
  if (kept === undefined) return { ok: false, error: { code: 'rate_limited', message: tooMany } }
  return {
    ok: true,
    data: { reference: kept.reference, received_at: kept.receivedAt.toISOString() },
  }
}

const tooMany =
  'Je hebt ons vandaag al een paar keer geschreven. Bel ons, of antwoord op de mail die je van ons kreeg.'

function toRow(form: ContactMessage, { randomBytes }: Deps, now: Date): ContactMessageRow {
  return {
    id: createUuid(randomBytes),
    reference: createCaseReference('V', randomBytes(8)),
    fingerprint: calculateFingerprint(form),
    receivedAt: now,
    name: form.name,
    email: form.email.toLowerCase(),
    subject: form.subject,
    orderNumber: parseOrderNumber(form.order_number) ?? null,
    message: form.message,
  }
}
