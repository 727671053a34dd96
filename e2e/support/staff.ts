import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { query } from './database.ts'

const run = promisify(execFile)

/** Does what staff do in a terminal beside the shop, such as `npm run question -w apps/api -- answer 12 …`. */
export async function actAsStaff(what: 'question' | 'review' | 'order', ...args: string[]): Promise<void> {
  const program = ['--import', './apps/api/src/compile-jsx.ts', `apps/api/src/manage-${what}.ts`]
  await run(process.execPath, [...program, ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: process.env.DATABASE_URL,
      PUBLIC_URL: process.env.SHOP_URL ?? 'http://localhost:3000',
      MAIL_TRANSPORT: 'outbox',
      SERVICE_EMAIL: process.env.SERVICE_EMAIL ?? 'shop@sluimer.example',
      SERVICE_PASSWORD: process.env.SERVICE_PASSWORD ?? 'of-no-use-to-this-program',
      TOKEN_SECRET: process.env.TOKEN_SECRET ?? 'of-no-use-to-an-answer-of-the-staff',
    },
  })
}

interface SentMail {
  subject: string
  text: string
}

/** Waits for the one mail of a kind to an address, and returns it. */
export async function findMail(recipient: string, kind: string): Promise<SentMail> {
  const find = () =>
    query<SentMail>(
      'select subject, text from mail_message where recipient = $1 and kind = $2 and sent_at is not null',
      [recipient, kind],
    )
  await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBe(1)
  const [mail] = await find()
  if (mail === undefined) throw new Error(`${recipient} got no ${kind}`)
  return mail
}

/** Returns the address of the shop to which a mail leads, by a part of it. */
export function findMailLink({ text }: SentMail, part: string): string {
  const found = Array.from(text.matchAll(/<(https?:[^>]+)>/g), ([, url]) => url).find((url) =>
    url?.includes(part),
  )
  if (found === undefined) throw new Error(`The mail has no link to ${part}:\n${text}`)
  return found
}
