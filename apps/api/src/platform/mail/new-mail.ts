import type { Connection } from '../db/database.ts'

export interface NewMail {
  readonly to: string
  /** Where an answer goes; the sender's own address unless given. */
  readonly replyTo?: string
  /** Where one POST takes the reader off the list (RFC 8058); for mails that people may leave. */
  readonly unsubscribeUrl?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** What it is about: `order_confirmation`. */
  readonly kind: string
  /** The same key is mailed once: `order_confirmation:{order id}`. */
  readonly dedupeKey: string
}

export interface Mail {
  /** Writes a mail in the caller's transaction: it is sent once that commits, and never when it does not. */
  queue(tx: Connection, mail: NewMail): Promise<void>
}
