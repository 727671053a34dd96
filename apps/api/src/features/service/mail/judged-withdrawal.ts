import type { WithdrawalVerdict } from '@sluimer/domain/service/judge-withdrawal'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import type { WithdrawalRow } from '../withdrawal.queries.ts'

interface MailLine {
  name: string
  quantity: number
}

/** A statement with what the shop found about it. */
export interface JudgedWithdrawal {
  row: WithdrawalRow
  /** The order with its number, if any. */
  orderId: string | null
  verdict: WithdrawalVerdict
  withdrawn: readonly MailLine[]
  /** Made to the shopper's measure. */
  excluded: readonly MailLine[]
  /** Undefined while no term runs. */
  lastDay?: IsoDate | undefined
}

/** Whether its writer has shown to be the buyer: only then may a mail tell what stands in the order. */
export function isBuyer({ verdict }: Pick<JudgedWithdrawal, 'verdict'>): boolean {
  return verdict !== 'no_order' && verdict !== 'other_email'
}
