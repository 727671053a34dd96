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
import { insertVoucher, type VoucherRow } from './voucher.queries.ts'

/** Why somebody gets credit: a paid order (CA-07), a newsletter signup, or the shop's own reasons. */
export type VoucherReason =
  | { reason: 'order'; orderId: string }
  | { reason: 'newsletter'; email: string }
  | { reason: 'service' }

/** Value, minimum and days of a voucher. Each defaults to what an order earns. */
export interface VoucherTerms {
  amountCents?: number
  minimumCents?: number
  validityDays?: number
}

/**
 * Gives somebody credit for a later order, in the caller's transaction. Each order earns one voucher, and so does each
 * newsletter address in any spelling. Returns undefined when it was given before, also by a call at the same moment.
 */
export async function issueVoucher(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  { why, now, terms = {} }: { why: VoucherReason; now: Date; terms?: VoucherTerms },
): Promise<VoucherRow | undefined> {
  const { amountCents = voucherValueCents, minimumCents = voucherMinimumCents } = terms
  return insertVoucher(tx, {
    id: createUuid(deps.randomBytes),
    code: createVoucherCode(deps.randomBytes(16)),
    reason: why.reason,
    orderId: why.reason === 'order' ? why.orderId : null,
    emailKey: why.reason === 'newsletter' ? toEmailKey(why.email) : null,
    amountCents,
    minimumCents,
    validUntil: addDays(toAmsterdamDate(now), terms.validityDays ?? voucherValidityDays),
    createdAt: now,
  })
}
