import type { Promotion } from '@sluimer/domain/promotion/promotion'
import type { SQL } from 'drizzle-orm'
import { buildOnce, given, givenMoment } from '../../../platform/db/build-once.ts'
import { commitSoon } from '../../../platform/db/commit-soon.ts'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { selectValues, toValues } from '../../../platform/db/read-values.ts'
import { buildSellableVariants, type SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import { type PaymentTerms, paymentTermsInside, toPaymentTerms } from '../../payment/list-payment-methods.ts'
import { automaticPromotionsInside } from '../../promotion/promotion.queries.ts'
import { toPromotion } from '../../promotion/to-promotion.ts'
import { type CartRow, idOfOpenCart } from '../rows/cart.queries.ts'
import { type CartItemRow, cartItemsInside, variantIdsInCart } from '../rows/cart-item.queries.ts'
import type { CartLine } from './cart-line.ts'
import { toCartLines } from './cart-lines.ts'

/** What is in a cart at a moment, with what the shop decided about prices and payment. */
export interface CartContents {
  readonly lines: CartLine[]
  readonly promotions: readonly Promotion[]
  readonly paymentTerms: PaymentTerms
}

/** The contents as they are stored. */
export interface StoredContents {
  readonly items: readonly CartItemRow[]
  readonly variants: ReadonlyMap<number, SellableVariant>
  readonly promotions: readonly Promotion[]
  readonly paymentTerms: PaymentTerms
}

const readById = buildReading<{ cartId: string }>(() => given('cartId'))
const changed = { commitSoon }
const readChanged = buildReading<{ cartId: string }>(() => given('cartId'), changed)
const readByToken = buildReading<{ tokenHash: string }>((db) => idOfOpenCart(db, given('tokenHash')), changed)

/** Reads everything that pricing a cart needs in two statements, which are sent at once. */
export function readStored(db: Connection, cartId: string, now: Date): Promise<StoredContents> {
  return readById(db, { cartId }, now)
}

/** Reads the same in a transaction that changes no more than the cart, and lets it end before the disk has it. */
export function readChangedCart(tx: Tx, cartId: string, now: Date): Promise<StoredContents> {
  return readChanged(tx, { cartId }, now)
}

/** Does the same for the open cart of a token, so that it can be sent along with the statement that locks the cart. */
export function readCartToChange(tx: Tx, tokenHash: string, now: Date): Promise<StoredContents> {
  return readByToken(tx, { tokenHash }, now)
}

function buildReading<Which extends Record<string, string>>(
  toCartId: (db: Connection) => SQL,
  also: Record<string, SQL> = {},
) {
  const fields = (cartId: SQL) => ({
    items: cartItemsInside(cartId),
    promotions: automaticPromotionsInside(givenMoment('at')),
    ...paymentTermsInside,
  })
  const read = buildOnce<Which & { at: string }, unknown[]>((db) =>
    selectValues(db, { ...fields(toCartId(db)), ...also }),
  )
  const findVariants = buildSellableVariants<Which>((db) => variantIdsInCart(toCartId(db)))
  return async (db: Connection, which: Which, now: Date): Promise<StoredContents> => {
    const [rows, variants] = await Promise.all([
      read(db, { ...which, at: now.toISOString() }),
      findVariants(db, which, now),
    ])
    const { items, promotions, ...terms } = toValues<ReturnType<typeof fields>>(rows)
    return { items, variants, promotions: promotions.map(toPromotion), paymentTerms: toPaymentTerms(terms) }
  }
}

/** Returns the contents of a cart from what was read. Composed beds take a few more statements. */
export async function toContents(
  db: Connection,
  cart: CartRow,
  { items, variants, promotions, paymentTerms }: StoredContents,
  now: Date,
): Promise<CartContents> {
  return { lines: await toCartLines(db, cart, { items, variants }, now), promotions, paymentTerms }
}

/** Reads the contents of a cart. */
export async function readContents(db: Connection, cart: CartRow, now: Date): Promise<CartContents> {
  return toContents(db, cart, await readStored(db, cart.id, now), now)
}
