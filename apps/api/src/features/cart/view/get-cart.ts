import type { Cart } from '@sluimer/contract/cart/schemas'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { Connection } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { priceCart } from '../price/price-cart.ts'
import type { StoredContents } from '../price/read-contents.ts'
import { type CartRow, findOpenCart, findOrderedCart, type ShownCart } from '../rows/cart.queries.ts'
import { hashCartToken } from '../token/cart-token.ts'
import { type CartKeys, findOwnCart } from '../token/own-cart.ts'
import { findLineImages } from './find-line-images.ts'
import { noCart, toCart } from './to-cart.ts'

/** What showing a cart takes, also inside a transaction. */
type CartDeps = Pick<Deps, 'clock' | 'config' | 'log'> & { readonly db: Connection }

/**
 * Returns the visitor's cart with the prices and stock of this moment (CA-01), and the token that their browser should keep. Until it
 * has an address, delivery is promised for `toldArea`.
 */
export async function getCart(
  deps: CartDeps & Pick<Deps, 'db' | 'randomBytes'>,
  keys: CartKeys,
  toldArea?: DeliveryArea,
): Promise<{ cart: Cart; token: string | undefined }> {
  const { cart: row, token } = await findOwnCart(deps, keys)
  if (row !== undefined) return { cart: await showCart(deps, { ...row, toldArea }), token }
  return { cart: noCart, token: token === keys.token ? undefined : token }
}

/** Returns the open cart of this token. */
export async function findCartOfToken(
  { db }: Pick<Deps, 'db'>,
  token: string | undefined,
): Promise<CartRow | undefined> {
  return token === undefined ? undefined : findOpenCart(db, hashCartToken(token))
}

/** Returns the cart of this token if it became an order after a given moment. */
export async function findOrderedCartOfToken(
  { db }: Pick<Deps, 'db'>,
  token: string | undefined,
  after: Date,
): Promise<CartRow | undefined> {
  return token === undefined ? undefined : findOrderedCart(db, hashCartToken(token), after)
}

/** Prices a cart, whose contents may have been read already, and returns it in the form of the contract. */
export async function showCart(deps: CartDeps, row: ShownCart, stored?: StoredContents): Promise<Cart> {
  const now = deps.clock()
  const priced = await priceCart(deps.db, row, now, stored)
  return toCart(priced, await findLineImages(deps, priced), now)
}
