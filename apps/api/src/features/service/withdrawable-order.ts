import type { WithdrawableOrder } from '@sluimer/contract/service/schemas'
import { calculateLastDayForOrder } from '@sluimer/domain/service/withdrawal-term'
import { type IsoDate, toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Connection } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { toDeliveryCountry } from '../order/destination/delivery-country.ts'
import {
  findDeliveredAt,
  findOrderByPublicId,
  listOrderLines,
  type OrderRow,
} from '../order/rows/order.queries.ts'

/** Returns what someone with the order's link can withdraw from. */
export async function getWithdrawableOrder(
  { db }: Pick<Deps, 'db'>,
  publicId: string,
): Promise<Outcome<WithdrawableOrder>> {
  const order = await findOrderByPublicId(db, publicId)
  if (order === undefined) return { ok: false, error: { code: 'not_found' } }
  const lines = await listOrderLines(db, order.id)
  const { first_name, last_name } = order.details.customer
  return {
    ok: true,
    data: {
      order_id: order.publicId,
      order_number: order.number,
      name: `${first_name} ${last_name}`.trim(),
      email: order.email,
      last_day:
        calculateLastDayForOrder(await findReceivedOn(db, order), toDeliveryCountry(order.details)) ?? null,
      lines: lines.map(({ id, name, title, quantity, madeToMeasure }) => ({
        id,
        name,
        title,
        quantity,
        made_to_measure: madeToMeasure,
      })),
    },
  }
}

/** Returns when an order was received: one date, since its parts are not tracked; undefined until it is delivered. */
export async function findReceivedOn(db: Connection, order: OrderRow): Promise<(IsoDate | undefined)[]> {
  const at = order.status === 'delivered' ? await findDeliveredAt(db, order.id) : undefined
  return [at && toAmsterdamDate(at)]
}
