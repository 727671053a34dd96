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

/** A form's ticket, from a form that this app shows now. */
export async function aTicket(app: TestApp): Promise<string> {
  return (await app.mustCall(getFormTicketEndpoint, {})).ticket
}

/** A question as a person fills it in. */
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

/** A statement of withdrawal, by default of an order that is not there. */
export function aStatement(ticket: string, special: Partial<WithdrawalForm> = {}): WithdrawalForm {
  return {
    name: 'Noor de Vries',
    email: 'noor@voorbeeld.example',
    order_number: 'KJD0000001',
    ticket,
    ...special,
  }
}

/** The mails of a kind to somebody, the newest first. */
export async function mailsTo(app: TestApp, recipient: string, kind: string) {
  return app.db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.recipient, recipient), eq(mailMessage.kind, kind)))
    .orderBy(desc(mailMessage.id))
}
