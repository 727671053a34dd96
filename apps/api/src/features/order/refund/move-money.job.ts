import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { listUnwantedPromises } from '../../payment/payment.queries.ts'
import type { PaymentDeps } from '../../payment/provider-of.ts'
import { listRefunds, listRequestedCaptures } from '../../payment/refund.queries.ts'
import { endPromise, followRefund, sendRefund, takePromised } from './move-money.ts'

/** More than this wait for the next minute. */
const batchSize = 200

/**
 * Asks the provider for what transactions have written down: money that goes back, promises that are taken or let go of.
 * Whatever happens in between, each is carried out once, since each has a key of its own.
 */
export const moveMoneyJob = defineJob(
  'move-money',
  z.object({}),
  async (_data, deps, { signal }) => moveMoney(deps, signal),
  { cron: '* * * * *', retryLimit: 0, timeoutSeconds: 300 },
)

export async function moveMoney(deps: PaymentDeps, signal?: AbortSignal): Promise<void> {
  await each(deps, signal, await listRequestedCaptures(deps.db, batchSize), takePromised)
  await each(deps, signal, await listRefunds(deps.db, ['requested'], batchSize), sendRefund)
  await each(deps, signal, await listUnwantedPromises(deps.db, batchSize), endPromise)
}

/** Banks take days over a refund: every hour the provider is asked how those under way stand. */
export const followRefundsJob = defineJob(
  'follow-refunds',
  z.object({}),
  async (_data, deps, { signal }) => {
    const underWay = await listRefunds(deps.db, ['queued', 'pending', 'processing'], batchSize)
    await each(deps, signal, underWay, followRefund)
  },
  { cron: '25 * * * *', retryLimit: 0, timeoutSeconds: 600 },
)

/** One that fails is tried again next time and keeps no other from its turn. */
async function each<Item extends { id: string }>(
  deps: PaymentDeps,
  signal: AbortSignal | undefined,
  items: readonly Item[],
  carryOut: (deps: PaymentDeps, item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    signal?.throwIfAborted()
    try {
      await carryOut(deps, item)
    } catch (error) {
      deps.log.error({ err: error, id: item.id, work: carryOut.name }, 'money could not be moved')
    }
  }
}
