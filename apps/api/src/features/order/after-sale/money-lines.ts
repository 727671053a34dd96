import { formatEuro } from '@sluimer/domain/money/euro'
import type { Connection } from '../../../platform/db/database.ts'
import { listPayments } from '../../payment/payment.queries.ts'
import { listMoves } from '../../payment/refund.queries.ts'

/** Describes each capture and refund of an order's payments with its status, one line each. */
export async function listMoneyLines(db: Connection, orderId: string): Promise<string[]> {
  const lines: string[] = []
  for (const { id } of await listPayments(db, orderId))
    for (const { kind, amountCents, status } of await listMoves(db, id))
      lines.push(`  ${kind} ${formatEuro(amountCents)}: ${status}`)
  return lines
}
