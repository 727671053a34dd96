import type { WithdrawalVerdict } from '@sluimer/domain/service/judge-withdrawal'
import { calculateLastDayToRefund } from '@sluimer/domain/service/withdrawal-term'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Deps } from '../../../platform/deps.ts'
import { toTerminalText } from '../../../platform/terminal-text.ts'
import {
  findWithdrawalByReference,
  listUnsettledWithdrawals,
  type WithdrawalRow,
} from '../withdrawal.queries.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'

const usage = `Usage: npm run withdrawal -w apps/api -- <what>
  waiting              the statements that are not settled yet, the oldest first
  show <reference>     one statement, such as H-7KQ4-XM9D
  settle <reference>   marks it as settled, once the refund is paid or refused
The refund itself: npm run order -w apps/api.`

const mostListed = 100

interface Said {
  ok: boolean
  line: string
}

/** Runs what staff can do with statements of withdrawal from a terminal, until there is a back office. Returns the line to show. */
export async function runWithdrawalCommand(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  [what, written, ...more]: readonly string[],
): Promise<Said> {
  const now = clock()
  if (what === 'waiting' && written === undefined) {
    const rows = await listUnsettledWithdrawals(db, mostListed)
    return { ok: true, line: rows.map((row) => describe(row, now)).join('\n\n') || 'Nothing waits.' }
  }
  if (written === undefined || more.length > 0) return { ok: false, line: usage }
  const reference = written.toUpperCase()
  switch (what) {
    case 'show': {
      const row = await findWithdrawalByReference(db, reference)
      return row ? { ok: true, line: describe(row, now) } : unknown
    }
    case 'settle': {
      const settled = await settleWithdrawal(db, reference, now)
      if (settled.ok) return { ok: true, line: `${reference}: settled.` }
      return settled.reason === 'unknown_withdrawal'
        ? unknown
        : { ok: false, line: `${reference} was settled on ${toAmsterdamDate(settled.settledAt)} already.` }
    }
    default:
      return { ok: false, line: usage }
  }
}

const unknown: Said = { ok: false, line: 'There is no such statement.' }

const verdicts: Record<WithdrawalVerdict, string> = {
  fits: 'fits its order',
  no_order: 'no order has this number',
  other_email: 'the order has another e-mail address',
  ended: 'the order was canceled or refunded before',
  too_late: 'came after the last day',
  made_to_measure: 'all that it names was made to measure',
}

function describe(row: WithdrawalRow, now: Date): string {
  const received = toAmsterdamDate(row.receivedAt)
  const lines = row.lines.map(
    ({ quantity, name, madeToMeasure }) =>
      `  ${quantity} × ${toTerminalText(name)}${madeToMeasure ? ' (made to measure)' : ''}`,
  )
  return [
    `${row.reference}: received ${received}, ${describeTerm(row, now)}`,
    `  order ${toTerminalText(row.orderNumber)}: ${row.verdict === null ? 'not judged yet' : verdicts[row.verdict]}`,
    `  ${toTerminalText(row.name)} <${toTerminalText(row.email)}>`,
    ...(lines.length === 0 && row.items === '' ? ['  the whole order'] : lines),
    ...(row.items === '' ? [] : [`  in the writer's words: ${toTerminalText(row.items)}`]),
  ].join('\n')
}

function describeTerm({ receivedAt, settledAt }: WithdrawalRow, now: Date): string {
  if (settledAt !== null) return `settled ${toAmsterdamDate(settledAt)}`
  const last = calculateLastDayToRefund(toAmsterdamDate(receivedAt))
  return toAmsterdamDate(now) > last ? `OVERDUE: the refund was due by ${last}` : `refund due by ${last}`
}
