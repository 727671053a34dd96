import { toEmailKey } from '@sluimer/domain/customer/email-key'
import {
  createVoucherCode,
  voucherMinimumCents,
  voucherValidityDays,
  voucherValueCents,
} from '@sluimer/domain/order/voucher'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { addDays } from '@sluimer/domain/time/calendar'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import { insertVoucher, insertVoucherOfOrder, type VoucherRow } from './voucher.queries.ts'

/** Why somebody gets credit: a paid order (CA-07), a newsletter signup, or the shop's own reasons. */
type VoucherReason =
  | { reason: 'order'; orderId: string }
  | { reason: 'newsletter'; email: string }
  | { reason: 'service' }

/** Value, minimum and days of a voucher. Each defaults to what an order earns. */
interface VoucherTerms {
  amountCents?: number
  minimumCents?: number
  validityDays?: number
}

interface Issue {
  readonly why: VoucherReason
  readonly now: Date
  readonly terms?: VoucherTerms
}

/**
 * Gives somebody credit for a later order, in the caller's transaction. Each order earns one voucher, and so does each
 * newsletter address in any spelling. Returns undefined when it was given before, also by a call at the same moment.
 */
export async function issueVoucher(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  issue: Issue,
): Promise<VoucherRow | undefined> {
  return insertVoucher(tx, toVoucher(deps, issue))
}

/** Gives the buyer of an order theirs, when nobody needs it before the transaction ends. */
export function issueVoucherOfOrder(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  { orderId, now }: { orderId: string; now: Date },
): void {
  insertVoucherOfOrder(tx, toVoucher(deps, { why: { reason: 'order', orderId }, now }))
}

function toVoucher({ randomBytes }: Pick<Deps, 'randomBytes'>, { why, now, terms = {} }: Issue): VoucherRow {
  const { amountCents = voucherValueCents, minimumCents = voucherMinimumCents } = terms
  return {
    id: createUuid(randomBytes),
    code: createVoucherCode(randomBytes(16)),
    reason: why.reason,
    orderId: why.reason === 'order' ? why.orderId : null,
    emailKey: why.reason === 'newsletter' ? toEmailKey(why.email) : null,
    amountCents,
    minimumCents,
    validUntil: addDays(toAmsterdamDate(now), terms.validityDays ?? voucherValidityDays),
    createdAt: now,
  }
}
