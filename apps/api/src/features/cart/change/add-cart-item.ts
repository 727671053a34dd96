import type { AddedToCart } from '@sluimer/contract/cart/schemas'
import { maxLineQuantity } from '@sluimer/domain/cart/quantity'
import { findSampleProblem } from '@sluimer/domain/sample/sample-limit'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Failure } from '../../../platform/http/api-error.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findStockedVariant, type StockedVariant } from '../../catalog/variant/find-stocked-variant.ts'
import { calculateCartStock, toShortage } from '../price/cart-line.ts'
import { setCartChanged } from '../rows/cart.queries.ts'
import { addPieces, listCartItems } from '../rows/cart-item.queries.ts'
import { cartIsGone, type OpenedCart, openCart } from '../token/open-cart.ts'
import { type CartKeys, findOwnCart } from '../token/own-cart.ts'
import { showCart } from '../view/get-cart.ts'
import { listSamplesInCart } from './add-samples.ts'
import { type CustomBed, findCustomBed } from './custom-bed.ts'

/** No household needs more, and pricing a cart has to stay fast. */
export const maxItems = 100
export const tooManyMessage = `Er passen ${maxItems} verschillende artikelen in je winkelwagen.`

interface Addition extends CartKeys {
  variantId: string
  quantity: number
  /** The bed that the shopper composed (CF-12); undefined for other goods. */
  custom?: CustomBed | undefined
}

/**
 * Adds pieces of a variant to the visitor's cart; the first addition creates the cart. Pieces are added to those of the
 * same variant, also when two additions come at once (CA-02). Returns the token that identifies the cart.
 */
export async function addCartItem(
  deps: Deps,
  addition: Addition,
): Promise<Outcome<AddedToCart & { token: string }>> {
  const own = await findOwnCart(deps, addition)
  const { quantity } = addition
  return inTransaction(deps.db, async (tx): Promise<Outcome<AddedToCart & { token: string }>> => {
    const now = deps.clock()
    const goods = await findGoods(tx, addition, now)
    if (!goods.ok) return goods
    const { variant, configurationId } = goods.data
    const opened = await openCart(tx, deps, own, now)
    if (opened === undefined) return refused(cartIsGone)
    const { cart, token } = opened
    const failure = await findRefusal(tx, opened, goods.data, quantity)
    if (failure) return refused(failure)
    const row = {
      id: createUuid(deps.randomBytes),
      cartId: cart.id,
      variantId: variant.variantId,
      addedAt: now,
    }
    const [item, changed] = await Promise.all([
      addPieces(tx, { ...row, configurationId, quantity }),
      setCartChanged(tx, cart.id, now),
    ])
    const shown = await showCart({ ...deps, db: tx }, changed)
    return { ok: true, data: { cart: shown, added: { item_id: item.id, quantity }, token } }
  })
}

interface Goods {
  readonly variant: StockedVariant
  readonly configurationId: string | null
}

/** Finds what is added: a variant, or the set that a bed was composed of. A set is not sold as it is. */
async function findGoods(tx: Tx, { variantId, custom }: Addition, now: Date): Promise<Outcome<Goods>> {
  if (custom !== undefined) return findCustomBed(tx, variantId, custom, now)
  const variant = /^\d{1,15}$/.test(variantId) ? await findStockedVariant(tx, Number(variantId)) : undefined
  if (variant === undefined) return refused({ code: 'not_found', message: 'Dit artikel bestaat niet.' })
  if (variant.configurator !== null)
    return refused({ code: 'not_purchasable', message: 'Stel dit bed eerst samen.' })
  return { ok: true, data: { variant, configurationId: null } }
}

async function findRefusal(
  tx: Tx,
  { cart, isNew }: OpenedCart,
  { variant, configurationId }: Goods,
  quantity: number,
): Promise<Failure | undefined> {
  if (!variant.isActive) return { code: 'not_purchasable' }
  if (variant.isSample) {
    const inCart = isNew ? [] : await listSamplesInCart(tx, cart.id)
    const message = findSampleProblem({ inCart, added: [variant.variantId], pieces: quantity })
    if (message !== undefined) return { code: 'not_purchasable', message }
  }
  const items = isNew ? [] : await listCartItems(tx, cart.id)
  const item = items.find(
    (one) => one.variantId === variant.variantId && one.configurationId === configurationId,
  )
  const wanted = (item?.quantity ?? 0) + quantity
  const { orderable } = calculateCartStock(variant, cart.heldPieces)
  if (wanted > orderable) {
    const itemId = item?.id ?? String(variant.variantId)
    const lines = [toShortage({ itemId, variant, quantity: wanted, orderable })]
    return { code: 'out_of_stock', message: shortageMessage(orderable, item?.quantity ?? 0), lines }
  }
  if (item === undefined && items.length >= maxItems)
    return { code: 'not_purchasable', message: tooManyMessage }
  return undefined
}

/** Says why pieces cannot be had, and how many can. */
export function shortageMessage(orderable: number, inCart: number): string {
  if (orderable === 0) return 'Dit artikel is uitverkocht.'
  if (orderable === maxLineQuantity) return `Je kunt er hoogstens ${maxLineQuantity} tegelijk bestellen.`
  const left = orderable === 1 ? 'Er is nog maar 1 stuk' : `Er zijn nog maar ${orderable} stuks`
  return inCart === 0
    ? `${left} op voorraad.`
    : `${left} op voorraad; je hebt er al ${inCart} in je winkelwagen.`
}

function refused(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
