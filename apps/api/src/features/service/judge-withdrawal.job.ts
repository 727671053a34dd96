import { judgeWithdrawal, sortForWithdrawal } from '@sluimer/domain/service/judge-withdrawal'
import { calculateLastDayForOrder } from '@sluimer/domain/service/withdrawal-term'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { z } from 'zod'
import type { Connection } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { toDeliveryCountry } from '../order/destination/delivery-country.ts'
import { findOrderByNumber, listOrderLines } from '../order/rows/order.queries.ts'
import type { JudgedWithdrawal } from './mail/judged-withdrawal.ts'
import { buildWithdrawalMails } from './mail/withdrawal-mails.ts'
import { findReceivedOn } from './withdrawable-order.ts'
import { findWithdrawal, saveVerdict, type WithdrawalRow } from './withdrawal.queries.ts'

/** Finds the order of a statement, and mails the receipt and the shop. Runs as soon as the statement is stored. */
export const judgeWithdrawalJob = defineJob(
  'judge-withdrawal',
  z.object({ withdrawalId: z.string() }),
  judgeAndMail,
  { retryLimit: 20 },
)

async function judgeAndMail({ withdrawalId }: { withdrawalId: string }, deps: Deps): Promise<void> {
  const row = await findWithdrawal(deps.db, withdrawalId)
  if (row === undefined) return
  const judged = await judge(deps.db, row)
  const mails = await buildWithdrawalMails(deps, judged)
  await inTransaction(deps.db, async (tx) => {
    await saveVerdict(tx, row.id, { orderId: judged.orderId, verdict: judged.verdict })
    for (const mail of mails) await deps.mail.queue(tx, mail)
  })
}

async function judge(db: Connection, row: WithdrawalRow): Promise<JudgedWithdrawal> {
  const order = await findOrderByNumber(db, row.orderNumber)
  const question = {
    statedOn: toAmsterdamDate(row.receivedAt),
    email: row.email,
    lineIds: row.lines.map(({ id }) => id),
  }
  if (order === undefined)
    return {
      row,
      orderId: null,
      verdict: judgeWithdrawal({ ...question, order }),
      withdrawn: [],
      excluded: [],
    }
  const lines = await listOrderLines(db, order.id)
  const received = await findReceivedOn(db, order)
  const country = toDeliveryCountry(order.details)
  const { email, status } = order
  return {
    row,
    orderId: order.id,
    verdict: judgeWithdrawal({ ...question, order: { email, status, country, receivedOn: received, lines } }),
    ...sortForWithdrawal(lines, question.lineIds),
    lastDay: calculateLastDayForOrder(received, country),
  }
}
