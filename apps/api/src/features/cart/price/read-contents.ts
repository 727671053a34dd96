import type { Promotion } from '@sluimer/domain/promotion/promotion'
import type { SQL } from 'drizzle-orm'
import { buildOnce, given, givenMoment } from '../../../platform/db/build-once.ts'
import { commitSoon } from '../../../platform/db/commit-soon.ts'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { selectValues, toValues, type ValuesOf } from '../../../platform/db/read-values.ts'
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
const readChanged = buildReading<{ cartId: string }>(
  () => given('cartId'),
  () => ({ commitSoon }),
)

/** Reads everything that pricing a cart needs in two statements, which are sent at once. */
export function readStored(db: Connection, cartId: string, now: Date): Promise<StoredContents> {
  return readById(db, { cartId }, now)
}

/** Reads the same in a transaction that changes no more than the cart, and lets it end before the disk has it. */
export function readChangedCart(tx: Tx, cartId: string, now: Date): Promise<StoredContents> {
  return readChanged(tx, { cartId }, now)
}

/**
 * Returns a function that does so for the open cart of a token, so that it can be sent along with the statement that locks the
 * cart. `toOthers` names further fields to read, by the cart's id.
 */
export function buildReadingToChange<Others extends Record<string, SQL>>(
  toOthers: (cartId: SQL) => Others,
): (tx: Tx, tokenHash: string, now: Date) => Promise<Reading<Others>> {
  const read = buildReading<{ tokenHash: string }, Others>(
    (db) => idOfOpenCart(db, given('tokenHash')),
    (cartId) => ({ commitSoon, ...toOthers(cartId) }),
  )
  return (tx, tokenHash, now) => read(tx, { tokenHash }, now)
}

interface Reading<Others extends Record<string, SQL>> extends StoredContents {
  readonly others: ValuesOf<Others>
}

function buildReading<
  Which extends Record<string, string>,
  Others extends Record<string, SQL> = Record<string, SQL>,
>(
  toCartId: (db: Connection) => SQL,
  toOthers?: (cartId: SQL) => Others,
): (db: Connection, which: Which, now: Date) => Promise<Reading<Others>> {
  const toFields = (cartId: SQL) => ({
    items: cartItemsInside(cartId),
    promotions: automaticPromotionsInside(givenMoment('at')),
    ...paymentTermsInside,
  })
  const read = buildOnce<Which & { at: string }, unknown[]>((db) => {
    const cartId = toCartId(db)
    return selectValues(db, { ...toFields(cartId), ...toOthers?.(cartId) })
  })
  const findVariants = buildSellableVariants<Which>((db) => variantIdsInCart(toCartId(db)))
  return async (db, which, now) => {
    const [rows, variants] = await Promise.all([
      read(db, { ...which, at: now.toISOString() }),
      findVariants(db, which, now),
    ])
    const { items, promotions, ...terms } = toValues<ReturnType<typeof toFields>>(rows)
    return {
      ...{ items, variants, promotions: promotions.map(toPromotion) },
      paymentTerms: toPaymentTerms(terms),
      others: toValues<Others>(rows),
    }
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
