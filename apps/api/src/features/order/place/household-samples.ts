import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { toHouseholdKeys } from '@sluimer/domain/sample/household'
import { findHouseholdProblem, householdDays } from '@sluimer/domain/sample/sample-limit'
import type { Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { CartLine } from '../../cart/price/cart-line.ts'
import { countHouseholdSamples, lockHousehold } from '../rows/household.queries.ts'

const dayMs = 86_400_000

/** Returns under which names the samples of an order count; null for an order without any. */
export function toSampleKeys(
  lines: readonly Pick<CartLine, 'variant'>[],
  { customer, billing, shipping, sameDeliveryAddress }: CheckoutCustomer,
): [string, string] | null {
  if (!lines.some(({ variant }) => variant.isSample)) return null
  const address = sameDeliveryAddress || shipping === null ? billing : shipping
  return toHouseholdKeys(customer.email, address)
}

/**
 * Refuses an order with more free samples than one household gets. Orders of one household wait here for each other until
 * the transaction ends, so that two at once are counted one after the other. This lock comes after those of cart and order,
 * and before those of codes and stock. `olderId` is the order that this one replaces.
 */
export async function refuseTooManySamples(
  tx: Tx,
  {
    lines,
    details,
    olderId,
    now,
  }: { lines: readonly CartLine[]; details: CheckoutCustomer; olderId: string | undefined; now: Date },
): Promise<void> {
  const keys = toSampleKeys(lines, details)
  if (keys === null) return
  await lockHousehold(tx, keys)
  const since = new Date(now.getTime() - householdDays * dayMs)
  const earlier = await countHouseholdSamples(tx, keys, { since, exceptId: olderId })
  const wanted = lines.filter(({ variant }) => variant.isSample).length
  const message = findHouseholdProblem({ earlier, wanted })
  if (message !== undefined) throw new Refusal({ code: 'not_purchasable', message })
}
