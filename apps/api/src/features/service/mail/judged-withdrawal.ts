import type { WithdrawalVerdict } from '@sluimer/domain/service/judge-withdrawal'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import type { WithdrawalRow } from '../withdrawal.queries.ts'

interface MailLine {
  name: string
  quantity: number
}

/** A statement and what the shop found out about it. */
export interface JudgedWithdrawal {
  row: WithdrawalRow
  /** The order with the number that was given, if it exists. */
  orderId: string | null
  verdict: WithdrawalVerdict
  withdrawn: readonly MailLine[]
  /** Lines made to the shopper's measure. */
  excluded: readonly MailLine[]
  /** Undefined while no term is running. */
  lastDay?: IsoDate | undefined
}

/** Whether the writer has proved to be the buyer: only then may a mail reveal anything about the order. */
export function isBuyer({ verdict }: Pick<JudgedWithdrawal, 'verdict'>): boolean {
  return verdict !== 'no_order' && verdict !== 'other_email'
}
