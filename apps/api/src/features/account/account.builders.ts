import {
  askLoginCodeEndpoint,
  confirmEmailEndpoint,
  getAccountEndpoint,
  logInEndpoint,
  logInWithCodeEndpoint,
  registerCustomerEndpoint,
} from '@sluimer/contract/account/endpoints'
import type { Endpoint, EndpointInput } from '@sluimer/contract/endpoint'
import { and, desc, eq } from 'drizzle-orm'
import type { TestApp } from '../../../test/test-app.ts'
import { mailMessage } from '../../platform/mail/tables.ts'

export const goodPassword = 'Kruk!Fiets7Lamp'

/** A registration form with good answers. */
export function aRegistration(email: string, password = goodPassword) {
  return {
    ...{ type: 'private' as const, gender: '2' as const, first_name: 'Proef', last_name: 'de Koper' },
    ...{ email, phone: '0612345678', company: '', password, password_confirmation: password },
  }
}

let people = 0

/** A person at a browser of their own, behind an internet address of their own. */
export function aPerson(app: TestApp, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0') {
  people += 1
  const address = `198.51.${Math.floor(people / 250)}.${people % 250}`
  const cookies = app.newVisitor()
  const headers = { 'x-forwarded-for': address, 'user-agent': userAgent }
  const call = <E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    more: Record<string, string> = {},
  ) => app.call(endpoint, input, { cookies, headers: { ...headers, ...more } })
  return {
    cookies,
    call,
    logIn: (username: string, password = goodPassword, remember = false) =>
      call(logInEndpoint, { body: { username, password, remember } }),
    askCode: (email: string) => call(askLoginCodeEndpoint, { body: { email } }),
    giveCode: (code: string, remember = false) => call(logInWithCodeEndpoint, { body: { code, remember } }),
    register: (email: string, password?: string) =>
      call(registerCustomerEndpoint, { body: aRegistration(email, password) }),
    confirm: (code: string, password = '') => call(confirmEmailEndpoint, { body: { code, password } }),
    /** Returns the address under which this browser is logged in; undefined for a guest. */
    async findOwnEmail() {
      const account = await call(getAccountEndpoint, {})
      return account.ok ? account.data.customer.email : undefined
    },
  }
}
export type Person = ReturnType<typeof aPerson>

/** Registers a customer with a password, confirms the mailbox and returns them logged in. */
export async function aCustomer(app: TestApp, email: string, password = goodPassword): Promise<Person> {
  const person = aPerson(app)
  await person.register(email, password)
  const confirmed = await person.confirm(await findLinkCode(app, email))
  if (!confirmed.ok) throw new Error(`${email} was not confirmed: ${confirmed.error.code}`)
  return person
}

/** Lists the mails about an account to somebody, the newest first, after the jobs that write them. */
export async function accountMailsTo(
  app: TestApp,
  recipient: string,
  kind: 'account_proof' | 'account_notice' = 'account_proof',
) {
  await app.runJobs()
  return app.db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.recipient, recipient), eq(mailMessage.kind, kind)))
    .orderBy(desc(mailMessage.id))
}

/** Returns the digits of the newest mail to somebody. */
export async function findDigits(app: TestApp, email: string): Promise<string> {
  const [mail] = await accountMailsTo(app, email)
  const digits = /^\d{6}/.exec(mail?.subject ?? '')?.[0]
  if (digits === undefined) throw new Error(`${email} got no digits`)
  return digits
}

/** Returns other digits than these. */
export function toWrongDigits(digits: string): string {
  return String((Number(digits) + 1) % 1_000_000).padStart(6, '0')
}

/** Returns the code of the link in the newest mail to somebody. */
export async function findLinkCode(
  app: TestApp,
  email: string,
  kind: 'account_proof' | 'account_notice' = 'account_proof',
): Promise<string> {
  const [mail] = await accountMailsTo(app, email, kind)
  const code = /\?code=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`${email} got no link`)
  return code
}
