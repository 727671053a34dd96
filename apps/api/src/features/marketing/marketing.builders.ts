import { confirmNewsletterEndpoint, signUpForNewsletterEndpoint } from '@sluimer/contract/marketing/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import type { TestApp } from '../../../test/test-app.ts'
import { mailMessage } from '../../platform/mail/tables.ts'

/** Lists the mails of a kind to somebody, the newest first. */
export async function mailsTo(app: TestApp, recipient: string, kind: string) {
  return app.db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.recipient, recipient), eq(mailMessage.kind, kind)))
    .orderBy(desc(mailMessage.id))
}

let visitors = 0
/** Returns another visitor's address each time, so that no visitor uses up the limit of another. */
export function aVisitorsAddress(): string {
  visitors += 1
  return `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`
}

export function signUpWith(app: TestApp, email: string, address = aVisitorsAddress()) {
  const headers = { 'x-forwarded-for': address }
  return app.call(signUpForNewsletterEndpoint, { body: { email, source: 'popup' } }, { headers })
}

/** Returns the code of the newest confirmation mail to an address; undefined when there is none. */
export async function findConfirmationCode(app: TestApp, email: string): Promise<string | undefined> {
  const [mail] = await mailsTo(app, email, 'newsletter_confirmation')
  return /bevestigen\/\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1]
}

/** Returns the unsubscribe code of the newest mail of a kind. */
export async function findLeaveCode(app: TestApp, email: string, kind: string): Promise<string | undefined> {
  const [mail] = await mailsTo(app, email, kind)
  return /afmelden\/\?code=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
}

export function confirmWith(app: TestApp, code: string | undefined) {
  const headers = { 'x-forwarded-for': aVisitorsAddress(), 'user-agent': 'Browser/1.0' }
  return app.call(confirmNewsletterEndpoint, { body: { code: code ?? '' } }, { headers })
}

/** Signs somebody up and confirms it, as their own mail program would. */
export async function aSubscriber(app: TestApp, email: string): Promise<void> {
  await signUpWith(app, email)
  const confirmed = await confirmWith(app, await findConfirmationCode(app, email))
  if (!confirmed.ok) throw new Error(`${email} was not confirmed: ${confirmed.error.code}`)
}
