import type { EndpointBodyInput } from '@sluimer/contract/endpoint'
import {
  getFormTicketEndpoint,
  type sendContactMessageEndpoint,
  type stateWithdrawalEndpoint,
} from '@sluimer/contract/service/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import type { TestApp } from '../../../test/test-app.ts'
import { mailMessage } from '../../platform/mail/tables.ts'

export type ContactForm = EndpointBodyInput<typeof sendContactMessageEndpoint>
export type WithdrawalForm = EndpointBodyInput<typeof stateWithdrawalEndpoint>

/** Returns a ticket for a form that this app shows now. */
export async function aTicket(app: TestApp): Promise<string> {
  return (await app.mustCall(getFormTicketEndpoint, {})).ticket
}

/** Returns a question as a person fills it in. */
export function aQuestion(ticket: string, special: Partial<ContactForm> = {}): ContactForm {
  return {
    name: 'Noor de Vries',
    email: 'noor@voorbeeld.example',
    subject: 'delivery',
    order_number: '',
    message: 'Kan het pakket ook bij de buren?',
    ticket,
    ...special,
  }
}

/** Returns a statement of withdrawal, by default for an order that does not exist. */
export function aStatement(ticket: string, special: Partial<WithdrawalForm> = {}): WithdrawalForm {
  return {
    name: 'Noor de Vries',
    email: 'noor@voorbeeld.example',
    order_number: 'KJD0000001',
    ticket,
    ...special,
  }
}

/** Returns the mails of a kind to one recipient, the newest first. */
export async function mailsTo(app: TestApp, recipient: string, kind: string) {
  return app.db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.recipient, recipient), eq(mailMessage.kind, kind)))
    .orderBy(desc(mailMessage.id))
}
