import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { addDays } from '@sluimer/domain/time/calendar'
import type { Tx } from '../../platform/db/database.ts'
import { listUses, releaseUsed } from './discount-use.queries.ts'
import { lockPromotions, takeUseBack } from './promotion.queries.ts'
import { endVoucherOfOrder } from './voucher.queries.ts'

/**
 * Releases the code and voucher of a paid order that was canceled, and ends the voucher that it earned. If that voucher
 * was spent already, it stays spent. These locks come after cart and order, and before stock.
 */
export async function returnDiscounts(tx: Tx, orderId: string, now: Date): Promise<void> {
  const used = await listUses(tx, orderId, 'used')
  const promotionIds = [...new Set(used.flatMap(({ promotionId }) => promotionId ?? []))]
  await lockPromotions(tx, promotionIds)
  for (const promotionId of promotionIds) await takeUseBack(tx, promotionId)
  await releaseUsed(tx, orderId, now)
  await endVoucherOfOrder(tx, orderId, addDays(toAmsterdamDate(now), -1))
}
