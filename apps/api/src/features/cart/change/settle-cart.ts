import type { Tx } from '../../../platform/db/database.ts'
import {
  lockCart,
  setCartCodes,
  setCartOrdered,
  setCartTouched,
  setHeldDay,
  setHeldPieces,
} from '../rows/cart.queries.ts'
import { type CartItemRow, deleteItem, setQuantity } from '../rows/cart-item.queries.ts'

interface BoughtLine {
  variantId: number
  quantity: number
  /** The bed that was bought; null for other goods. */
  configuration?: { id: string } | null
}

/** Names what a line holds: beds of one variant that were composed differently are different goods. */
const toKey = (variantId: number, configurationId: string | null | undefined) =>
  `${variantId} ${configurationId ?? ''}`

/**
 * Closes a cart whose order is paid; the visitor starts with an empty one. Items that were added after the order was
 * placed stay: only the bought pieces and the codes of the order are taken out. The caller holds the cart's lock, under which
 * it read the items.
 */
export async function settleCart(
  tx: Tx,
  cartId: string,
  {
    items,
    bought,
    usedCodes,
    now,
  }: {
    items: readonly CartItemRow[]
    bought: readonly BoughtLine[]
    usedCodes: readonly string[]
    now: Date
  },
): Promise<void> {
  const boughtOf = new Map(
    bought.map((line) => [toKey(line.variantId, line.configuration?.id), line.quantity]),
  )
  const left = items.map((item) => ({
    ...item,
    left: item.quantity - (boughtOf.get(toKey(item.variantId, item.configurationId)) ?? 0),
  }))
  if (left.every((item) => item.left <= 0)) return setCartOrdered(tx, cartId, now)
  for (const item of left) {
    if (item.left <= 0) await deleteItem(tx, item.id)
    else if (item.left !== item.quantity) await setQuantity(tx, item.id, item.left)
  }
  setHeldPieces(tx, cartId, [])
  await setHeldDay(tx, cartId, null)
  await forgetCodes(tx, cartId, usedCodes)
  await setCartTouched(tx, cartId, now)
}

async function forgetCodes(tx: Tx, cartId: string, used: readonly string[]): Promise<void> {
  const cart = await lockCart(tx, cartId)
  const unlessUsed = (code: string | null | undefined) => (code && !used.includes(code) ? code : null)
  await setCartCodes(tx, cartId, {
    discountCode: unlessUsed(cart?.discountCode),
    voucherCode: unlessUsed(cart?.voucherCode),
  })
}
