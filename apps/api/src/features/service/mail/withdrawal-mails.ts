import { createElement } from 'react'
import type { Deps } from '../../../platform/deps.ts'
import type { NewMail } from '../../../platform/mail/new-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { findContent } from '../../content/block/find-content.ts'
import { toCompany } from '../../content/company.ts'
import type { JudgedWithdrawal } from './judged-withdrawal.ts'
import { WithdrawalNotice } from './withdrawal-notice.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

/** Returns the receipt for the writer and the notice for the shop. */
export async function buildWithdrawalMails(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  judged: JudgedWithdrawal,
): Promise<NewMail[]> {
  const { row } = judged
  const company = toCompany(await findContent(db, 'footer'), config)
  const returnsUrl = `${config.publicUrl}/service/retourneren/`
  return [
    {
      ...(await renderMail(createElement(WithdrawalReceipt, { company, judged, returnsUrl }))),
      to: row.email,
      replyTo: company.email,
      subject: `Je herroeping van ${row.orderNumber} is ontvangen (${row.reference})`,
      kind: 'withdrawal_receipt',
      dedupeKey: `withdrawal_receipt:${row.id}`,
    },
    {
      ...(await renderMail(createElement(WithdrawalNotice, { company, judged }))),
      to: company.email,
      replyTo: row.email,
      subject: `Herroeping van ${row.orderNumber} (${row.reference})`,
      kind: 'withdrawal_notice',
      dedupeKey: `withdrawal_notice:${row.id}`,
    },
  ]
}
