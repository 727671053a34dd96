import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'

interface OutgoingMail {
  readonly dedupeKey: string
  readonly recipient: string
  readonly replyTo?: string | null
  readonly unsubscribeUrl?: string | null
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface Transport {
  send(mail: OutgoingMail): Promise<void>
}

/** Limits each step of the conversation with the mail server. */
const stepTimeoutMs = 8_000
/** Limits all of it, to less than a transaction may be idle, since the mail's row is locked meanwhile. */
const sendTimeoutMs = 20_000

/** Opens the mail server of the settings. The outbox sends nothing: mails stay in their table, for the page /outbox. */
export function openTransport(
  config: Pick<Config, 'mailTransport' | 'mailFrom' | 'publicUrl'>,
  limitMs = sendTimeoutMs,
): Transport {
  if (config.mailTransport === 'outbox') return { send: async () => undefined }
  const smtp = createTransport({
    url: config.mailTransport,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = new URL(config.publicUrl).hostname
  return {
    async send({ dedupeKey, recipient, replyTo, unsubscribeUrl, subject, html, text }) {
      // The id is the same at each attempt, so that a mail shows only once, even if it arrived and the process died before it noted that.
      const messageId = `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)}@${host}>`
      const message = {
        from: config.mailFrom,
        to: recipient,
        ...(replyTo ? { replyTo } : {}),
        ...(unsubscribeUrl ? { headers: buildUnsubscribeHeaders(unsubscribeUrl) } : {}),
        subject,
        html,
        text,
        messageId,
      }
      const limit = new AbortController()
      try {
        await Promise.race([smtp.sendMail(message), failAfter(limitMs, limit.signal)])
      } finally {
        limit.abort()
        smtp.close()
      }
    },
  }
}

/** Makes mail programs show a button to leave the list without opening a page (RFC 2369, RFC 8058). */
function buildUnsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

async function failAfter(limitMs: number, signal: AbortSignal) {
  await wait(limitMs, undefined, { signal })
  throw new Error(`The mail server did not take the mail within ${limitMs / 1000} seconds`)
}
