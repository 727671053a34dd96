import type { Credit } from '@sluimer/domain/order/credit'
import type { Connection } from '../../../platform/db/database.ts'
import { listInvoices } from '../rows/invoice.queries.ts'
import { sumCredits } from './creditable.ts'

/** Adds up what the credit notes of an order have given back. */
export async function findCredited(db: Connection, orderId: string): Promise<Credit> {
  return sumCredits(
    (await listInvoices(db, orderId)).flatMap(({ credit }): Credit[] => (credit ? [credit] : [])),
  )
}
