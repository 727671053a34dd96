import { guessMemorySeconds } from '@sluimer/domain/customer/guess-delay'
import { z } from 'zod'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { deleteMails } from '../../platform/mail/mail.queries.ts'
import { daysAgo } from '../../platform/time-ago.ts'
import { farewellMailKind, proofMailKind } from './mail/account-mails.ts'
import { deleteOldGuesses } from './rows/guess.queries.ts'
import { deleteEndedQuestions } from './rows/passkey.queries.ts'
import { deleteEndedProofs } from './rows/proof.queries.ts'
import { deleteEndedSessions } from './rows/session.queries.ts'

/**
 * How long the row of a session that ran out stays, though it opens nothing any more: its browser keeps the cart for as long
 * as a guest's would (`cart-token.ts`), unless its owner logs that browser out in the meantime.
 */
export const endedSessionDays = 60

/** Forgets what has ended: sessions, codes and links with their mails, questions for passkeys, and old guesses. */
export const forgetLoginsJob = defineJob('forget-logins', z.object({}), forgetLogins, { cron: '50 4 * * *' })

async function forgetLogins(_data: object, deps: Deps): Promise<void> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    await deleteEndedSessions(tx, daysAgo(now, endedSessionDays))
    await deleteEndedProofs(tx, now)
    await deleteEndedQuestions(tx, now)
    await deleteOldGuesses(tx, new Date(now.getTime() - guessMemorySeconds * 1000))
    await deleteMails(tx, [proofMailKind, farewellMailKind], daysAgo(now, 1))
  })
}
