import type { CodeKind, CodeProblem } from '@sluimer/domain/promotion/problem-text'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import { type DiscountUseRow, insertUse, listUses, moveUses } from './discount-use.queries.ts'
import { addUse, lockPromotions, takeUseBack } from './promotion.queries.ts'

/** A code or voucher as an order uses it. */
export interface WantedUse {
  promotionId: number | null
  voucherId: string | null
  isOncePerCustomer: boolean
  amountCents: number
}

interface OrderRef {
  id: string
  cartId: string
}
export type HeldDiscounts = { ok: true } | { ok: false; kind: CodeKind; problem: CodeProblem }

/**
 * Holds the code and the voucher of an order until it is paid or released. When two orders want the last use at once,
 * one waits here and then gets the refusal; what it already holds is released by its caller, or with its transaction.
 * These locks come after cart and order, and before stock.
 */
export async function holdDiscounts(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  { order, wanted, now }: { order: OrderRef & { emailKey: string }; wanted: readonly WantedUse[]; now: Date },
): Promise<HeldDiscounts> {
  for (const { promotionId, voucherId, isOncePerCustomer, amountCents } of inLockOrder(wanted)) {
    if (promotionId !== null && !(await addUse(tx, promotionId)))
      return { ok: false, kind: 'discount', problem: { reason: 'used_up' } }
    const isHeld = await insertUse(tx, {
      id: createUuid(deps.randomBytes),
      orderId: order.id,
      cartId: order.cartId,
      promotionId,
      voucherId,
      emailKey: order.emailKey,
      onceKey: isOncePerCustomer ? order.emailKey : null,
      amountCents,
      state: 'held',
      changedAt: now,
    })
    if (isHeld) continue
    if (promotionId !== null) await takeUseBack(tx, promotionId)
    return voucherId === null
      ? { ok: false, kind: 'discount', problem: { reason: 'used_by_customer' } }
      : { ok: false, kind: 'voucher', problem: { reason: 'in_use' } }
  }
  return { ok: true }
}

/** Holds again what an order had released, for a shopper who pays it after all. */
export async function holdDiscountsAgain(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  order: OrderRef,
  now: Date,
): Promise<HeldDiscounts> {
  const released = await listUses(tx, order.id, 'released')
  const latest = new Map(released.map((use) => [use.voucherId ?? use.promotionId, use]))
  const [first] = latest.values()
  if (first === undefined) return { ok: true }
  const wanted = [...latest.values()].map((use) => ({ ...use, isOncePerCustomer: use.onceKey !== null }))
  return holdDiscounts(tx, deps, { order: { ...order, emailKey: first.emailKey }, wanted, now })
}

/** Releases what an order holds, so that the code or voucher can be used again. A second call changes nothing. */
export async function releaseDiscounts(tx: Tx, orderId: string, now: Date): Promise<void> {
  const held = await listUses(tx, orderId, 'held')
  const promotionIds = listPromotionIds(held)
  await lockPromotions(tx, promotionIds)
  for (const promotionId of promotionIds) await takeUseBack(tx, promotionId)
  await moveUses(tx, orderId, 'released', now)
}

/** Marks what a paid order holds as used for good. */
export function spendDiscounts(tx: Tx, orderId: string, now: Date): Promise<void> {
  return moveUses(tx, orderId, 'used', now)
}

/** Locks what two orders take, so that one can take over from the other. */
export async function lockDiscounts(
  tx: Tx,
  olderOrderId: string,
  wanted: readonly WantedUse[],
): Promise<void> {
  const held = await listUses(tx, olderOrderId, 'held')
  await lockPromotions(tx, listPromotionIds([...held, ...wanted]))
}

function listPromotionIds(uses: readonly Pick<DiscountUseRow, 'promotionId'>[]): number[] {
  return [...new Set(uses.flatMap(({ promotionId }) => promotionId ?? []))]
}

/** Sorts codes before vouchers, the lowest id first. */
function inLockOrder(wanted: readonly WantedUse[]): WantedUse[] {
  return wanted.toSorted((a, b) => (a.promotionId ?? Infinity) - (b.promotionId ?? Infinity))
}
