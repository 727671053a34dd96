import { createElement } from 'react'
import type { Deps } from '../../../platform/deps.ts'
import type { NewMail } from '../../../platform/mail/new-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { findContent } from '../../content/block/find-content.ts'
import { toCompany } from '../../content/company.ts'
import { AccountMail, type AccountMailProps } from './account-mail.tsx'

/** Mails with a code or a link, which nobody needs once it has expired. */
export const proofMailKind = 'account_proof'
/** Mails about something that changed in an account. */
export const noticeMailKind = 'account_notice'

/** The receipt of a deleted account: the last mail, whose copy is deleted after a day. */
export const farewellMailKind = 'account_farewell'

export interface AccountWords extends Omit<AccountMailProps, 'company'> {
  readonly subject: string
}

/** Writes a mail about an account. Nothing in it was typed by anybody but the owner. */
export async function buildAccountMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { subject, ...words }: AccountWords,
  mail: Pick<NewMail, 'to' | 'kind' | 'dedupeKey'>,
): Promise<NewMail> {
  const company = toCompany(await findContent(db, 'footer'), config)
  return { ...(await renderMail(createElement(AccountMail, { company, ...words }))), ...mail, subject }
}
