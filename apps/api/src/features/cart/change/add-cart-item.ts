import type { AddedToCart } from '@sluimer/contract/cart/schemas'
import { maxLineQuantity } from '@sluimer/domain/cart/quantity'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import { findSampleProblem } from '@sluimer/domain/sample/sample-limit'
import type { Tx } from '../../../platform/db/database.ts'
import { endWith, type LastAnswer } from '../../../platform/db/end-with.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { waitForAll } from '../../../platform/db/wait-for-all.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Failure, Outcome } from '../../../platform/outcome.ts'
import { findStockedVariant, type StockedVariant } from '../../catalog/variant/find-stocked-variant.ts'
import { listSampleIds } from '../../catalog/variant/sample.queries.ts'
import { calculateCartStock, toShortage } from '../price/cart-line.ts'
import { readChangedCart, type StoredContents } from '../price/read-contents.ts'
import { type CartRow, setCartChanged } from '../rows/cart.queries.ts'
import { addPieces, type CartItemRow, insertFirstItem } from '../rows/cart-item.queries.ts'
import { cartIsGone, createGuestsCart, openKnownCart } from '../token/open-cart.ts'
import { type CartKeys, findOwnCart, type OwnCart } from '../token/own-cart.ts'
import { showCart } from '../view/get-cart.ts'
import { type CustomBed, findCustomBed } from './custom-bed.ts'

/** No household needs more, and pricing a cart has to stay fast. */
export const maxItems = 100
export const tooManyMessage = `Er passen ${maxItems} verschillende artikelen in je winkelwagen.`

interface Addition extends CartKeys {
  variantId: string
  quantity: number
  /** The bed that the shopper composed (CF-12); undefined for other goods. */
  custom?: CustomBed | undefined
  /** Where the visitor wants goods delivered, as they told it before they gave an address. */
  toldArea?: DeliveryArea | undefined
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
  const { quantity, toldArea } = addition
  const added = await inTransaction(deps.db, (tx) => add(tx, deps, { own, addition, now: deps.clock() }))
  if (!added.ok) return added
  const { token, last } = added.data
  const [item, cart, stored] = await last.answer
  const shown = await showCart(deps, { ...cart, toldArea }, stored)
  return { ok: true, data: { cart: shown, added: { item_id: item.id, quantity }, token } }
}

interface Added {
  readonly token: string
  readonly last: LastAnswer<[item: { id: string }, cart: CartRow, stored: StoredContents]>
}

/** Writes the addition, and reads the cart after it. */
async function add(
  tx: Tx,
  deps: Deps,
  { own, addition, now }: { own: OwnCart; addition: Addition; now: Date },
): Promise<Outcome<Added>> {
  const finding = findGoods(tx, addition, now)
  // A bed is written before the cart is locked: two requests with the same bed could otherwise wait for each other.
  if (addition.custom !== undefined) await finding
  const [goods, known] = await waitForAll([finding, openKnownCart(tx, deps, own, now)])
  if (!goods.ok) return goods
  if (known === 'gone') return refused(cartIsGone)
  const { variant, configurationId } = goods.data
  const { quantity } = addition
  const failure = await findRefusal(tx, known === 'none' ? emptyCart : known, goods.data, quantity)
  if (failure) return refused(failure)
  const { cart, token } = known === 'none' ? createGuestsCart(tx, deps, now) : known
  const { variantId } = variant
  const ids = { id: createUuid(deps.randomBytes), cartId: cart.id, variantId, configurationId }
  const row = { ...ids, quantity, addedAt: now }
  if (known === 'none') insertFirstItem(tx, row)
  const last = Promise.all([
    known === 'none' ? row : addPieces(tx, row),
    known === 'none' ? cart : setCartChanged(tx, cart.id, now),
    readChangedCart(tx, cart.id, now),
  ])
  return { ok: true, data: { token, last: await endWith(tx, last) } }
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

/** What a visitor without a cart has. */
const emptyCart = { cart: { heldPieces: {} }, items: [] }

async function findRefusal(
  tx: Tx,
  { cart, items }: { cart: Pick<CartRow, 'heldPieces'>; items: readonly CartItemRow[] },
  { variant, configurationId }: Goods,
  quantity: number,
): Promise<Failure | undefined> {
  if (!variant.isActive) return { code: 'not_purchasable' }
  if (variant.isSample) {
    const inCart = await listSampleIds(
      tx,
      items.map(({ variantId }) => variantId),
    )
    const message = findSampleProblem({ inCart, added: [variant.variantId], pieces: quantity })
    if (message !== undefined) return { code: 'not_purchasable', message }
  }
  const item = items.find(
    (one) => one.variantId === variant.variantId && one.configurationId === configurationId,
  )
  const wanted = (item?.quantity ?? 0) + quantity
  const { orderable } = calculateCartStock(variant, cart.heldPieces)
  if (wanted > orderable) {
    const itemId = item?.id ?? String(variant.variantId)
    const lines = [toShortage({ itemId, variant, quantity: wanted, orderable })]
    return { code: 'out_of_stock', message: formatShortage(orderable, item?.quantity ?? 0), lines }
  }
  if (item === undefined && items.length >= maxItems)
    return { code: 'not_purchasable', message: tooManyMessage }
  return undefined
}

/** Says why pieces cannot be had, and how many can. */
export function formatShortage(orderable: number, inCart: number): string {
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
