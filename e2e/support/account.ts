import { type BrowserContext, expect, type Page } from '@playwright/test'
import { query } from './database.ts'

export const goodPassword = 'Kruk!Fiets7Lamp'

export const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000'
let people = 0

/** Returns an address that nobody else in the tests has. */
export function anEmail(name: string): string {
  people += 1
  return `${name}-${Date.now()}-${process.pid}-${people}@voorbeeld.example`
}

/** Gives a browser an internet address of its own, and with it limits of its own: logins are counted by address. */
export async function liveApart(context: BrowserContext): Promise<void> {
  const part = () => 1 + Math.floor(Math.random() * 250)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.18.${part()}.${part()}` })
}

/** Returns the newest mail about an account to an address whose subject has these words, once there are so many. */
export async function waitForMail(
  email: string,
  subject: RegExp,
  count = 1,
): Promise<{ subject: string; text: string }> {
  const list = () => listMails(email, subject)
  await expect
    .poll(async () => (await list()).length, { message: `${subject} to ${email}`, timeout: 30_000 })
    .toBeGreaterThanOrEqual(count)
  const [mail] = await list()
  if (mail === undefined) throw new Error(`${email} got no ${subject}`)
  return mail
}

async function listMails(email: string, subject: RegExp) {
  const mails = await query<{ subject: string; text: string }>(
    "select subject, text from mail_message where recipient = $1 and kind like 'account%' order by id desc",
    [email],
  )
  return mails.filter((mail) => subject.test(mail.subject))
}

const loginSubject = /is je inlogcode$/

/** Returns the six digits of the newest mail to an address, once there are so many. */
export async function waitForDigits(email: string, subject = loginSubject, count = 1): Promise<string> {
  return (await waitForMail(email, subject, count)).subject.slice(0, 6)
}

/** Returns the path of the link in the newest mail to an address. */
export async function waitForLink(email: string, subject: RegExp): Promise<string> {
  const path = /\/account\/[\w-]+\/\?code=[\w.%-]+/.exec((await waitForMail(email, subject)).text)?.[0]
  if (path === undefined) throw new Error(`${email} got no link`)
  return path
}

/** Logs a browser in through the shop's calls, with a code; an unknown address gets an account without a name. */
export async function logIn(page: Page, email: string, shop = shopUrl): Promise<void> {
  const send = (path: string, data: object) =>
    page.request.post(`${shop}${path}`, { data, headers: { origin: shop } })
  const had = (await listMails(email, loginSubject)).length
  const asked = await send('/v1/customer/login/code', { email })
  expect(asked.status(), await asked.text()).toBe(200)
  const opened = await send('/v1/customer/login/code/confirm', {
    code: await waitForDigits(email, loginSubject, had + 1),
  })
  expect(opened.status(), await opened.text()).toBe(200)
}

/** Makes the customer's last proof of identity an hour old. */
export async function ageLogin(email: string): Promise<void> {
  await query(
    `update customer_session set proven_at = proven_at - interval '1 hour'
      where customer_id = (select id from customer where email = $1)`,
    [email],
  )
}
