import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { buildAccountMail, noticeMailKind } from '../mail/account-mails.ts'
import { toAlarmCode } from './alarm-code.ts'
import { accountChanges, toNoticeWords } from './notice-words.ts'

const noticeSchema = z.strictObject({
  id: z.string(),
  change: z.enum(accountChanges),
  customerId: z.string(),
  email: z.string(),
  emailName: z.string(),
  at: z.iso.datetime(),
  /** Whether "this was not me" leaves the passkeys, because nothing else opens the account. */
  keepsPasskeys: z.boolean().default(false),
  passkeyId: z.string().optional(),
})

/** Tells somebody that their account changed. */
export const mailNoticeJob = defineJob('mail-account-notice', noticeSchema, mailNotice, { batchSize: 10 })

async function mailNotice(notice: z.infer<typeof noticeSchema>, deps: Deps): Promise<void> {
  const { id, change, customerId, email, emailName, at: issuedAt, keepsPasskeys, passkeyId } = notice
  const code = toAlarmCode(deps.config, {
    customerId,
    emailName,
    movesBack: change === 'moved_away',
    issuedAt,
    ...(passkeyId !== undefined && { passkeyId }),
  })
  const words = toNoticeWords(change, {
    at: new Date(issuedAt),
    keepsPasskeys,
    alarmCode: code,
    publicUrl: deps.config.publicUrl,
  })
  const mail = await buildAccountMail(deps, words, {
    to: email,
    kind: noticeMailKind,
    dedupeKey: `${noticeMailKind}:${id}`,
  })
  await inTransaction(deps.db, (tx) => deps.mail.queue(tx, mail))
}
