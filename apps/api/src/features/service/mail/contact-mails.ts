import { contactSubjectLabels } from '@sluimer/domain/service/contact-subject'
import { createElement } from 'react'
import type { Deps } from '../../../platform/deps.ts'
import type { NewMail } from '../../../platform/mail/new-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { findContent } from '../../content/block/find-content.ts'
import { toCompany } from '../../content/company.ts'
import type { ContactMessageRow } from '../contact.queries.ts'
import { ContactNotice } from './contact-notice.tsx'
import { ContactReceipt } from './contact-receipt.tsx'

export const contactMailKinds = ['contact_notice', 'contact_receipt'] as const

/** Returns the mails about a question: to the shop, and a receipt. Subjects contain nothing that was typed. */
export async function buildContactMails(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  message: ContactMessageRow,
): Promise<NewMail[]> {
  const company = toCompany(await findContent(db, 'footer'), config)
  const [noticeKind, receiptKind] = contactMailKinds
  return [
    {
      ...(await renderMail(createElement(ContactNotice, { company, message }))),
      to: company.email,
      replyTo: message.email,
      subject: `${contactSubjectLabels[message.subject]} (${message.reference})`,
      kind: noticeKind,
      dedupeKey: `${noticeKind}:${message.id}`,
    },
    {
      ...(await renderMail(createElement(ContactReceipt, { company, message }))),
      to: message.email,
      subject: `We hebben je vraag ontvangen (${message.reference})`,
      kind: receiptKind,
      dedupeKey: `${receiptKind}:${message.id}`,
    },
  ]
}
