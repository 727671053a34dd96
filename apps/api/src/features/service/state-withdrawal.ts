import type { WithdrawalReceipt, WithdrawalStatement } from '@sluimer/contract/service/schemas'
import { parseOrderNumber } from '@sluimer/domain/order/order-number'
import { createCaseReference } from '@sluimer/domain/service/case-reference'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { checkFormTicket } from '../../platform/http/form-ticket.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { findOrderByPublicId, listOrderLines } from '../order/rows/order.queries.ts'
import { judgeWithdrawalJob } from './judge-withdrawal.job.ts'
import { lockSender } from './lock-sender.ts'
import { calculateFingerprint, dayMs } from './sent-form.ts'
import type { NamedLine } from './tables.ts'
import { countWithdrawals, findWithdrawalByFingerprint, insertWithdrawal } from './withdrawal.queries.ts'

const mostPerDay = 10

/**
 * Accepts a statement of withdrawal. It counts from this moment, whatever the shop concludes later. A job decides
 * whether it fits an order, so neither the answer nor its delay tells a stranger which orders exist.
 */
export async function stateWithdrawal(
  deps: Deps,
  form: WithdrawalStatement,
): Promise<Outcome<WithdrawalReceipt>> {
  const now = deps.clock()
  const ticket = checkFormTicket(deps.config, form.ticket, now)
  if (!ticket.ok) return ticket
  const number = parseOrderNumber(form.order_number)
  if (number === undefined) throw new Error('the contract lets order numbers through only')
  const email = form.email.toLowerCase()
  const fingerprint = calculateFingerprint(form)
  const lines = await namedLines(deps, form, number)
  const kept = await inTransaction(deps.db, async (tx) => {
    await lockSender(tx, email)
    const known = await findWithdrawalByFingerprint(tx, fingerprint)
    if (known) return known
    const since = new Date(now.getTime() - dayMs)
    if ((await countWithdrawals(tx, email, since)) >= mostPerDay) return undefined
    const row = await insertWithdrawal(tx, {
      id: createUuid(deps.randomBytes),
      reference: createCaseReference('H', deps.randomBytes(8)),
      fingerprint,
      receivedAt: now,
      name: form.name,
      email,
      orderNumber: number,
      items: form.items,
      lines,
    })
    await deps.jobs.enqueue(tx, judgeWithdrawalJob, { withdrawalId: row.id }, { key: row.id })
    return row
  })
  if (kept === undefined) return { ok: false, error: { code: 'rate_limited', message: tooMany } }
  return { ok: true, data: { reference: kept.reference, received_at: kept.receivedAt.toISOString() } }
}

const tooMany =
  'We kregen vandaag al veel herroepingen met dit e-mailadres. Stuur ons een e-mail of bel ons: dat geldt net zo goed.'

/** Returns the ticked lines with their present names; none for a shopper who came without the order's own link. */
async function namedLines(deps: Deps, form: WithdrawalStatement, number: string): Promise<NamedLine[]> {
  if (form.order_id === undefined || form.lines.length === 0) return []
  const order = await findOrderByPublicId(deps.db, form.order_id)
  if (order?.number !== number) return []
  const lines = await listOrderLines(deps.db, order.id)
  return lines
    .filter(({ id }) => form.lines.includes(id))
    .map(({ id, name, quantity, madeToMeasure }) => ({ id, name, quantity, madeToMeasure }))
}
