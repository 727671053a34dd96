import type { RestoredCart } from '@sluimer/contract/cart/schemas'
import { findSampleProblem } from '@sluimer/domain/sample/sample-limit'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { maxItems } from '../change/add-cart-item.ts'
import { listSamplesInCart } from '../change/add-samples.ts'
import { type CartLine, toShortage } from '../price/cart-line.ts'
import { readCartLines } from '../price/cart-lines.ts'
import { type CartRow, setCartCodes, setCartTouched } from '../rows/cart.queries.ts'
import { addPieces, listCartItems, setQuantity } from '../rows/cart-item.queries.ts'
import { findRestorableCart } from '../rows/cart-restore.queries.ts'
import { createCartToken, hashCartToken } from '../token/cart-token.ts'
import { openCart } from '../token/open-cart.ts'
import { findCartOfToken, getCart } from '../view/get-cart.ts'

/**
 * Puts the contents of an earlier cart into the visitor's cart (CA-04). Of each article it takes the larger of both
 * quantities, so that opening a link twice doubles nothing, and never more than can be had. Nothing is removed.
 */
export async function restoreCart(
  deps: Deps,
  input: { token: string | undefined; id: string },
): Promise<Outcome<RestoredCart & { token: string }>> {
  const now = deps.clock()
  const source = await findRestorableCart(deps.db, hashCartToken(input.id), now)
  if (source === undefined) return { ok: false, error: { code: 'not_found' } }
  const own = await findCartOfToken(deps, input.token)
  const token = own && input.token ? input.token : createCartToken(deps.randomBytes)
  const missing =
    own?.id === source.id
      ? []
      : await inTransaction(deps.db, async (tx) => {
          const target = await openCart(tx, deps, { cartId: own?.id, token, now })
          return target && merge(tx, deps, source, target)
        })
  if (missing === undefined) return { ok: false, error: { code: 'conflict' } }
  const lines = missing.map(toShortage)
  return { ok: true, data: { cart: await getCart(deps, token), missing: lines, token } }
}

/** Returns the lines of which not all pieces could be had. */
async function merge(tx: Tx, deps: Deps, source: CartRow, target: CartRow): Promise<CartLine[]> {
  const now = deps.clock()
  const there = new Map((await listCartItems(tx, target.id)).map((item) => [toGoods(item), item]))
  // The lines are read for the target cart, which can also have what its own unpaid order holds.
  const wanted = await readCartLines(tx, { ...target, id: source.id }, now)
  let count = there.size
  const samples = await listSamplesInCart(tx, target.id)
  for (const { variantId, bed, quantity, orderable, variant } of wanted) {
    if (variant.isSample && !samples.includes(variantId)) {
      if (findSampleProblem({ inCart: samples, added: [variantId] }) !== undefined) continue
      samples.push(variantId)
    }
    const configurationId = bed?.id ?? null
    const item = there.get(toGoods({ variantId, configurationId }))
    const most = Math.min(quantity, orderable)
    if (item !== undefined) {
      if (most > item.quantity) await setQuantity(tx, item.id, most)
    } else if (most > 0 && count < maxItems) {
      count++
      const id = createUuid(deps.randomBytes)
      const row = { id, cartId: target.id, variantId, configurationId, addedAt: now }
      await addPieces(tx, { ...row, quantity: most })
    }
  }
  await setCartCodes(tx, target.id, {
    discountCode: target.discountCode ?? source.discountCode,
    voucherCode: target.voucherCode ?? source.voucherCode,
  })
  await setCartTouched(tx, target.id, now)
  return wanted.filter(({ quantity, orderable }) => quantity > orderable)
}

/** Names what an item holds: beds of one variant that were composed differently are different goods. */
function toGoods({
  variantId,
  configurationId,
}: {
  variantId: number
  configurationId: string | null
}): string {
  return `${variantId} ${configurationId ?? ''}`
}
