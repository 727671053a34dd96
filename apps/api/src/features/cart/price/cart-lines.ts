import type { Connection } from '../../../platform/db/database.ts'
import { findSellableVariants, type SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import { configureSavedBeds } from '../../configurator/bed/configure-saved-beds.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import { type CartItemRow, listCartItems, variantIdsInCart } from '../rows/cart-item.queries.ts'
import { type CartLine, toCartLine } from './cart-line.ts'

/** Reads the items of a cart with their data and prices at this moment, without those that no longer exist. */
export async function readCartLines(db: Connection, cart: CartRow, now: Date): Promise<CartLine[]> {
  const [items, variants] = await Promise.all([
    listCartItems(db, cart.id),
    findSellableVariants(db, variantIdsInCart(cart.id), now),
  ])
  return toCartLines(db, cart, { items, variants }, now)
}

interface Found {
  readonly items: readonly CartItemRow[]
  readonly variants: ReadonlyMap<number, SellableVariant>
}

/** Returns the same lines from items and variants that have been read. Composed beds are read here. */
export async function toCartLines(
  db: Connection,
  cart: CartRow,
  { items, variants }: Found,
  now: Date,
): Promise<CartLine[]> {
  const wanted = items.flatMap(({ variantId, configurationId }) => {
    const variant = variants.get(variantId)
    return configurationId === null || variant === undefined ? [] : [{ configurationId, variant }]
  })
  const beds = await configureSavedBeds(db, wanted, now)
  const inOrder = items.toSorted(compareItems)
  return items.flatMap((item) => {
    const bed = item.configurationId === null ? undefined : beds.get(item.configurationId)
    const variant = bed?.variant ?? withoutBed(variants.get(item.variantId))
    const lineId = inOrder.indexOf(item)
    const same = items.filter(({ variantId }) => variantId === item.variantId)
    const variantQuantity = same.reduce((sum, { quantity }) => sum + quantity, 0)
    return toCartLine(item, { lineId, variant, bed, variantQuantity }, cart, now) ?? []
  })
}

/** Orders items by what they are, so that odd cents of discounts fall on the same goods in every cart. */
function compareItems(one: CartItemRow, other: CartItemRow): number {
  const byVariant = one.variantId - other.variantId
  return byVariant || (one.configurationId ?? '').localeCompare(other.configurationId ?? '')
}

/** A set is only sold as a bed that somebody composed. */
function withoutBed(variant: SellableVariant | undefined): SellableVariant | undefined {
  return variant && { ...variant, isActive: variant.isActive && variant.configurator === null }
}
