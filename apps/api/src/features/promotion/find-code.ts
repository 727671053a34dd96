import { parseVoucherCode } from '@sluimer/domain/order/voucher'
import { findTermsProblem } from '@sluimer/domain/promotion/code-terms'
import { parseDiscountCode } from '@sluimer/domain/promotion/code-text'
import type { CodeProblem } from '@sluimer/domain/promotion/problem-text'
import type { Credit, DiscountCode } from '@sluimer/domain/promotion/promotion'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Connection } from '../../platform/db/database.ts'
import { findUseByCustomer, findUseOfVoucher, isHeldByCart } from './discount-use.queries.ts'
import { findPromotionByCode, type PromotionRow } from './promotion.queries.ts'
import { toDiscountCode } from './to-promotion.ts'
import { findVoucherByCode, type VoucherRow } from './voucher.queries.ts'

export type FoundCode = {
  /** The code as it is stored. */
  code: string
  /** Why it cannot be used now, whatever is in the cart. */
  problem: CodeProblem | undefined
} & (
  | {
      kind: 'discount'
      promotionId: number
      isOncePerCustomer: boolean
      validFrom: Date | null
      discount: DiscountCode
    }
  | { kind: 'voucher'; voucherId: string; credit: Credit }
)

/** The cart that asks. What its own unpaid order holds does not count as taken. */
export interface Asker {
  cartId: string
  emailKey: string | null
}

/** Finds the discount code or voucher that a text names. Undefined when there is none; it suggests no similar ones. */
export async function findCode(
  db: Connection,
  text: string,
  asker: Asker,
  now: Date,
): Promise<FoundCode | undefined> {
  const code = parseDiscountCode(text)
  const promotion = code === undefined ? undefined : await findPromotionByCode(db, code)
  if (promotion !== undefined) return foundDiscount(db, promotion, asker, now)
  const voucherCode = text.length > maxTypedLength ? undefined : parseVoucherCode(text)
  const voucher = voucherCode === undefined ? undefined : await findVoucherByCode(db, voucherCode)
  return voucher && foundVoucher(db, voucher, asker, now)
}

/** Leaves room for a voucher's code with every space and hyphen that anyone would type. */
const maxTypedLength = 64

async function foundDiscount(
  db: Connection,
  row: PromotionRow,
  { cartId, emailKey }: Asker,
  now: Date,
): Promise<FoundCode> {
  const own = row.maxUses === null ? false : await isHeldByCart(db, row.id, cartId)
  const before =
    row.oncePerCustomer && emailKey !== null ? await findUseByCustomer(db, row.id, emailKey) : undefined
  const terms = {
    ...row,
    usesLeft: row.maxUses === null ? null : row.maxUses - row.useCount + (own ? 1 : 0),
    isUsedByCustomer: before !== undefined && !isOwn(before, cartId),
  }
  const discount = toDiscountCode(row)
  return {
    kind: 'discount',
    code: discount.code,
    promotionId: row.id,
    isOncePerCustomer: row.oncePerCustomer,
    validFrom: row.validFrom,
    discount,
    problem: findTermsProblem(terms, now),
  }
}

async function foundVoucher(db: Connection, row: VoucherRow, asker: Asker, now: Date): Promise<FoundCode> {
  const { id, code, amountCents, minimumCents } = row
  return {
    kind: 'voucher',
    code,
    voucherId: id,
    credit: { code, title: 'Voucher', amountCents, minimumCents },
    problem: await voucherProblem(db, row, asker.cartId, now),
  }
}

async function voucherProblem(
  db: Connection,
  { id, validUntil }: VoucherRow,
  cartId: string,
  now: Date,
): Promise<CodeProblem | undefined> {
  const use = await findUseOfVoucher(db, id)
  if (use?.state === 'used') return { reason: 'used_up' }
  if (use !== undefined && !isOwn(use, cartId)) return { reason: 'in_use' }
  return toAmsterdamDate(now) > validUntil ? { reason: 'expired' } : undefined
}

function isOwn(use: { state: string; cartId: string }, cartId: string): boolean {
  return use.state === 'held' && use.cartId === cartId
}
