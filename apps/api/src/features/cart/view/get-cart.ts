import type { Cart } from '@sluimer/contract/cart/schemas'
import type { Deps } from '../../../platform/deps.ts'
import { priceCart } from '../price/price-cart.ts'
import { type CartRow, findOpenCart, findOrderedCart } from '../rows/cart.queries.ts'
import { hashCartToken } from '../token/cart-token.ts'
import { cartOf, noCart } from './cart-of.ts'

/** The cart of who holds the token, at the prices and with the stock of this moment (CA-01). */
export async function getCart(deps: Pick<Deps, 'db' | 'clock'>, token: string | undefined): Promise<Cart> {
  const row = await findCartOfToken(deps, token)
  return row === undefined ? noCart : showCart(deps, row)
}

/** The open cart of who holds the token. */
export async function findCartOfToken(
  { db }: Pick<Deps, 'db'>,
  token: string | undefined,
): Promise<CartRow | undefined> {
  return token === undefined ? undefined : findOpenCart(db, hashCartToken(token))
}

/** The cart of who holds the token when it became an order after a given moment. */
export async function findOrderedCartOfToken(
  { db }: Pick<Deps, 'db'>,
  token: string | undefined,
  after: Date,
): Promise<CartRow | undefined> {
  return token === undefined ? undefined : findOrderedCart(db, hashCartToken(token), after)
}

/** A known cart as the contract shows it. */
export async function showCart({ db, clock }: Pick<Deps, 'db' | 'clock'>, row: CartRow): Promise<Cart> {
  const now = clock()
  return cartOf(await priceCart(db, row, now), now)
}
