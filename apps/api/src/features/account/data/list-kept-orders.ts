import type { OwnData } from '@sluimer/contract/account/data-schemas'
import { calculateKeptUntil } from '@sluimer/domain/tax/keep-until'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { addDays } from '@sluimer/domain/time/calendar'
import type { Connection } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { listOrdersOfOwner, type OrderOfOwner } from '../../order/owner/orders-of-owner.queries.ts'

type KeptOrder = OwnData['kept_orders'][number]

/** Lists the orders of an account that stay when it goes, and until when, the newest first. */
export async function listKeptOrders(
  db: Connection,
  { config }: Pick<Deps, 'config'>,
  customerId: string,
): Promise<KeptOrder[]> {
  const orders = await listOrdersOfOwner(db, customerId)
  return orders.map((order) => toKeptOrder(order, config.retention.unpaidOrderDays))
}

function toKeptOrder(order: OrderOfOwner, unpaidDays: number): KeptOrder {
  const { number, placedAt, lastAt, vatCountry, isBinding } = order
  return isBinding
    ? { order_number: number, kept_until: calculateKeptUntil(lastAt, vatCountry), because: 'law' }
    : { order_number: number, kept_until: addDays(toAmsterdamDate(placedAt), unpaidDays), because: 'unpaid' }
}
