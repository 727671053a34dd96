import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'

export interface OutgoingMail {
  readonly id: number
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface Transport {
  send(mail: OutgoingMail): Promise<void>
}

/** Shorter than the pause a statement may make in its transaction, since the row is locked meanwhile. */
const timeoutMs = 10_000

/** The mail server of the settings; the outbox keeps mails where they are, in their table, for the page /outbox. */
export function openTransport(config: Pick<Config, 'mailTransport' | 'mailFrom' | 'publicUrl'>): Transport {
  if (config.mailTransport === 'outbox') return { send: async () => undefined }
  const smtp = createTransport({
    url: config.mailTransport,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = new URL(config.publicUrl).hostname
  return {
    async send({ id, recipient, subject, html, text }) {
      // The same id at each attempt: a mail that got through although its answer was lost shows once.
      const messageId = `<mail-${id}@${host}>`
      await smtp.sendMail({ from: config.mailFrom, to: recipient, subject, html, text, messageId })
    },
  }
}
