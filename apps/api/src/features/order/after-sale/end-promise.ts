import { type Claim, finish } from '../../payment/claim.queries.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { closePayment } from '../settle/apply-payment-status.ts'
import { getSentPayment } from './get-sent-payment.ts'

/** Has the provider end a claimed promise that will not be captured (any more). Throws until it has done so. */
export async function endPromise(deps: PaymentDeps, claim: Claim): Promise<void> {
  const { status } = await closePayment(deps, await getSentPayment(deps, claim.id))
  if (status === 'authorized') throw new Error('the provider has not let go of the promise yet')
  await finish(deps.db, 'promise', claim, null)
}
