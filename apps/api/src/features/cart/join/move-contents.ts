import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type CartChoices, type CartRow, setCartChoices, setCartJoined } from '../rows/cart.queries.ts'
import { deleteItems } from '../rows/cart-item.queries.ts'
import { moveRestoreLinks } from '../rows/cart-restore.queries.ts'
import { mergeCarts } from './merge-carts.ts'

/**
 * Moves what is in a cart into another at a login. The row that is left stays until it is forgotten: reminders, and orders
 * that were not paid, point at it. The caller holds the locks of both.
 */
export async function moveContents(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  { source, base }: { source: CartRow; base: CartRow },
): Promise<void> {
  const now = deps.clock()
  const [guests, customers] = source.customerId === null ? [source, base] : [base, source]
  const { added, raised, short } = await mergeCarts(tx, deps, { source, target: base, leading: guests })
  if (base.countryCode === null) await setCartChoices(tx, base.id, listChoices(source), now)
  const isTold = added + raised + short > 0
  await setCartJoined(tx, base.id, isTold ? { added, raised, short, at: now.toISOString() } : null)
  if (source === customers) await moveRestoreLinks(tx, source.id, base.id)
  await deleteItems(tx, source.id)
}

/** Returns the choices of the checkout, which belong together. */
function listChoices(cart: CartRow): Omit<CartChoices, 'emailKey'> {
  const { countryCode, postcode, shippingMethod, paymentMethod, insurance } = cart
  const { deliverySlot, haulAwayPieces, pickupPoint, vatConfirmation } = cart
  return {
    ...{ countryCode, postcode, shippingMethod, paymentMethod, insurance },
    ...{ deliverySlot, haulAwayPieces, pickupPoint, vatConfirmation },
  }
}
