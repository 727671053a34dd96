import type { AddedGoods } from '@sluimer/contract/cart/schemas'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Failure, Outcome } from '../../../platform/outcome.ts'
import { findSellableVariants, type SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import { calculateCartStock } from '../price/cart-line.ts'
import { type CartRow, setCartChanged } from '../rows/cart.queries.ts'
import { cartIsGone, openCart } from '../token/open-cart.ts'
import { type CartKeys, findOwnCart } from '../token/own-cart.ts'
import { showCart } from '../view/get-cart.ts'
import { formatShortage } from './add-cart-item.ts'
import { bringInGoods } from './bring-in-goods.ts'

interface AskedGoods {
  readonly item_id: string
  readonly quantity: number
}

/**
 * Brings several variants into the visitor's cart in one transaction, such as all that stands in a room. What cannot be
 * had is left out and named; when nothing can be had, the cart stays as it is.
 */
export async function addGoods(
  deps: Deps,
  { items, ...keys }: CartKeys & { items: readonly AskedGoods[] },
): Promise<Outcome<AddedGoods & { token: string }>> {
  const own = await findOwnCart(deps, keys)
  const outcome = await inTransaction(deps.db, async (tx): Promise<Outcome<BroughtIn>> => {
    const now = deps.clock()
    const asked = await findAsked(tx, items, now)
    const opened = await openCart(tx, deps, own, now)
    if (opened === undefined) return refuse(cartIsGone)
    const { cart, token } = opened
    const goods = asked.map((one) => ({ ...one, orderable: countOrderable(one, cart) }))
    if (goods.every(({ orderable }) => orderable === 0)) return refuse(toFailure(goods))
    const brought = await bringInGoods(tx, deps, { cart, goods })
    const leftOut = brought.flatMap((one) =>
      one.after >= one.quantity
        ? []
        : [{ ...toNamed(one), reason: one.limit ?? one.refusal ?? formatShortage(one.orderable, 0) }],
    )
    const added = brought
      .filter(({ before, after }) => after > before)
      .map(({ variantId, before, after }) => ({ variant_id: String(variantId), quantity: after - before }))
    return { ok: true, data: { cart: await setCartChanged(tx, cart.id, now), token, added, leftOut } }
  })
  if (!outcome.ok) return outcome
  const { cart, token, added, leftOut } = outcome.data
  return { ok: true, data: { cart: await showCart(deps, cart), added, left_out: leftOut, token } }
}

interface BroughtIn {
  readonly cart: CartRow
  readonly token: string
  readonly added: AddedGoods['added']
  readonly leftOut: AddedGoods['left_out']
}

interface Asked {
  readonly variantId: number
  readonly configurationId: null
  readonly quantity: number
  readonly isSample: false
  readonly variant: SellableVariant | undefined
  /** Why it never comes like this, whatever there is of it, in Dutch; undefined for goods that do. */
  readonly refusal: string | undefined
}

/** Finds what is asked for. What stands twice in a list is asked for as often as both say together. */
async function findAsked(tx: Tx, items: readonly AskedGoods[], now: Date): Promise<Asked[]> {
  const quantities = new Map<number, number>()
  for (const { item_id: id, quantity } of items) {
    const variantId = /^\d{1,15}$/.test(id) ? Number(id) : 0
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  }
  const variants = await findSellableVariants(tx, [...quantities.keys()], now)
  return [...quantities].map(([variantId, quantity]) => {
    const variant = variants.get(variantId)
    const refusal = findRefusal(variant)
    return { variantId, quantity, configurationId: null, isSample: false, variant, refusal }
  })
}

/** A set of the configurator is sold as a composed bed, and a sample by its own rule: neither comes like this. */
function findRefusal(variant: SellableVariant | undefined): string | undefined {
  if (variant === undefined) return 'Dit artikel bestaat niet.'
  if (variant.configurator !== null) return 'Stel dit bed eerst samen.'
  return variant.isSample ? 'Stalen vraag je aan bij de stof zelf.' : undefined
}

function countOrderable({ variant, refusal }: Asked, { heldPieces }: Pick<CartRow, 'heldPieces'>): number {
  return variant === undefined || refusal !== undefined
    ? 0
    : calculateCartStock(variant, heldPieces).orderable
}

/** Says why nothing of what is asked for can be had. */
function toFailure(goods: readonly Asked[]): Failure {
  const refusals = goods.flatMap(({ refusal }) => refusal ?? [])
  if (refusals.length < goods.length)
    return { code: 'out_of_stock', message: 'Hiervan is op dit moment niets op voorraad.' }
  return { code: 'not_purchasable', message: [...new Set(refusals)].join(' ') }
}

function toNamed({ variantId, variant }: Asked): { item_id: string; title: string } {
  const { productTitle = 'Een artikel', variantTitle = '' } = variant ?? {}
  const title = variantTitle === '' ? productTitle : `${productTitle}, ${variantTitle}`
  return { item_id: String(variantId), title }
}

function refuse(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
