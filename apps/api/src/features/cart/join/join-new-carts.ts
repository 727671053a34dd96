import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { bringInGoods } from '../change/bring-in-goods.ts'
import { readCartLines } from '../price/cart-lines.ts'
import { type CartRow, setCartChanged, setCartJoined, setCartOwner } from '../rows/cart.queries.ts'
import { deleteItems, listCartItems } from '../rows/cart-item.queries.ts'
import { lockCartAndNew } from '../rows/new-carts.queries.ts'
import { createCartToken, hashCartToken } from '../token/cart-token.ts'
import { type CartKeys, findOwnCart } from '../token/own-cart.ts'

/**
 * Brings the goods of carts that a browser opened at the same moment as its own into its own cart. Pieces of one article are
 * added up, as they would have been in one cart. Only a guest's cart whose checkout nobody began joins. Returns the tokens that
 * the browser needs no longer: none as long as it has no cart of its own.
 */
export async function joinNewCarts(
  deps: Deps,
  keys: CartKeys,
  tokens: readonly string[],
): Promise<readonly string[]> {
  const { cart: own } = await findOwnCart(deps, keys)
  if (own === undefined) return []
  await inTransaction(deps.db, async (tx) => {
    const carts = await lockCartAndNew(tx, own.id, tokens.map(hashCartToken))
    const target = carts.find(({ id }) => id === own.id)
    if (target === undefined) return
    let short = 0
    for (const source of carts) if (source !== target) short += await moveGoods(tx, deps, source, target)
    if (short === 0) return
    const at = deps.clock().toISOString()
    await setCartJoined(tx, target.id, { added: 0, raised: 0, short, at })
  })
  return tokens
}

/** Moves what is in a cart into another, both locked, and counts the articles of which not all pieces could come. */
async function moveGoods(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  source: CartRow,
  target: CartRow,
): Promise<number> {
  const now = deps.clock()
  const lines = await readCartLines(tx, { ...target, id: source.id }, now)
  const items = await listCartItems(tx, target.id)
  const goods = lines.map((line) => {
    const configurationId = line.bed?.id ?? null
    const { isSample, variantId } = line.variant
    const same = items.find(
      (item) => item.variantId === variantId && item.configurationId === configurationId,
    )
    const quantity = isSample ? 1 : line.quantity + (same?.quantity ?? 0)
    return { ...line, configurationId, isSample, quantity }
  })
  const outcomes = await bringInGoods(tx, deps, { cart: target, goods })
  await deleteItems(tx, source.id)
  // Its token leads nowhere from now on, so that a request on its way with it cannot put anything in.
  const nobody = hashCartToken(createCartToken(deps.randomBytes))
  await setCartOwner(tx, source.id, { customerId: null, tokenHash: nobody }, now)
  await setCartChanged(tx, target.id, now)
  return outcomes.filter(({ quantity, after }) => after < quantity).length
}
