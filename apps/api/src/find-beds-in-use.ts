import { listCartedBedIds } from './features/cart/rows/cart-item.queries.ts'
import { findConfigurations } from './features/configurator/rows/configuration.queries.ts'
import type { BedsInUse } from './features/configurator/set/rule-impact.ts'
import { listUnpaidBedIds } from './features/order/rows/order.queries.ts'
import type { Connection } from './platform/db/database.ts'

/** Finds the beds of a set that are in carts or in orders that are not paid yet. */
export async function findBedsInUse(db: Connection, slug: string): Promise<BedsInUse> {
  const [carted, unpaid] = await Promise.all([listCartedBedIds(db), listUnpaidBedIds(db)])
  const beds = await findConfigurations(db, [...new Set([...carted, ...unpaid])])
  const toChoices = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const bed = beds.get(id)
      return bed?.slug === slug ? [bed.choices] : []
    })
  return { inCarts: toChoices(carted), inUnpaidOrders: toChoices(unpaid) }
}
