/** What became of a form that mails a bed: it was sent, or why it was not, with what was typed. */
export interface MailAnswer {
  readonly isSent: boolean
  readonly email: string
  /** What is wrong with the address. */
  readonly problem?: string | undefined
  /** What is wrong otherwise. */
  readonly message?: string | undefined
  /** The ticket with which the form is sent again; undefined for a new one. */
  readonly ticket?: string | undefined
}
