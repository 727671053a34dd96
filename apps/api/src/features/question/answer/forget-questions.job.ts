import { keptQuestionDays } from '@sluimer/domain/question/question-form'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { deleteMails } from '../../../platform/mail/mail.queries.ts'
import { daysAgo } from '../../../platform/time-ago.ts'
import { deleteOldQuestions } from '../rows/question.queries.ts'
import { tellChange } from '../rows/tell-change.ts'
import { answeredKind } from './mail/answered-mail.ts'

/** The person who asked may still reply to the mail for some weeks; after that nobody needs its copy. */
const mailDays = 90

/** Deletes questions, and the mails with their answers, when their storage time has passed. */
export const forgetQuestionsJob = defineJob('forget-questions', z.object({}), forgetQuestions, {
  cron: '55 4 * * *',
})

async function forgetQuestions(_data: object, deps: Deps): Promise<void> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    await deleteOldQuestions(tx, 'waiting', daysAgo(now, keptQuestionDays.waiting))
    await deleteOldQuestions(tx, 'rejected', daysAgo(now, keptQuestionDays.rejected))
    await tellChange(tx, await deleteOldQuestions(tx, 'answered', daysAgo(now, keptQuestionDays.answered)))
    await deleteMails(tx, [answeredKind], daysAgo(now, mailDays))
  })
}
