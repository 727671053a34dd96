import { type Claim, finish } from '../../payment/claim.queries.ts'
import type { PaymentDeps } from '../../payment/provider-of.ts'
import { closePayment } from '../settle/apply-payment-status.ts'
import { sentPaymentOf } from './sent-payment-of.ts'

/** Lets the provider go of a claimed promise that nobody takes (any more). Throws while it does not. */
export async function endPromise(deps: PaymentDeps, claim: Claim): Promise<void> {
  const { status } = await closePayment(deps, await sentPaymentOf(deps, claim.id))
  if (status === 'authorized') throw new Error('the provider has not let go of the promise yet')
  await finish(deps.db, 'promise', claim, null)
}
