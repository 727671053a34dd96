import type { Connection } from '../db/database.ts'

export interface NewMail {
  readonly to: string
  /** The address for answers; the sender's own unless given. */
  readonly replyTo?: string
  /** The address where one POST takes the reader off the list (RFC 8058); for mails that people may unsubscribe. */
  readonly unsubscribeUrl?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The subject matter: `order_confirmation`. */
  readonly kind: string
  /** A mail with the same key is sent once: `order_confirmation:{order id}`. */
  readonly dedupeKey: string
}

export interface Mail {
  /** Writes a mail in the caller's transaction: it is sent once that commits, and never when it does not. */
  queue(tx: Connection, mail: NewMail): Promise<void>
}
