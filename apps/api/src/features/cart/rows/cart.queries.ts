import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { buildOnce, given } from '../../../platform/db/build-once.ts'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { gatherInsert, gatherUpdate } from '../../../platform/db/gather-writes.ts'
import { unreadRowsInside } from '../../../platform/db/rows-inside.ts'
import { cart, cartBrowser } from './tables.ts'

export type CartRow = typeof cart.$inferSelect
/** A cart, and where its visitor wants goods delivered, as they told it before they gave an address. */
export type ShownCart = CartRow & { toldArea?: DeliveryArea | undefined }
export type CartChoices = Pick<
  CartRow,
  | 'countryCode'
  | 'postcode'
  | 'shippingMethod'
  | 'paymentMethod'
  | 'insurance'
  | 'deliverySlot'
  | 'haulAwayPieces'
  | 'pickupPoint'
  | 'emailKey'
  | 'vatConfirmation'
>
export type CartCodes = Pick<CartRow, 'discountCode' | 'voucherCode'>

/** The guest's cart of a token, or those of the customer at whose browser it is: in one query, since every page asks. */
function isOfToken(db: Connection, tokenHash: string | SQL) {
  const owner = db
    .select({ id: cartBrowser.customerId })
    .from(cartBrowser)
    .where(eq(cartBrowser.tokenHash, tokenHash))
  return or(eq(cart.tokenHash, tokenHash), eq(cart.customerId, sql`${owner}`))
}

/** Returns the cart that belongs to a token, unless its order was paid: then the visitor has none. */
export async function findOpenCart(db: Connection, tokenHash: string): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(cart)
    .where(and(isOfToken(db, tokenHash), isNull(cart.orderedAt)))
  return row
}

/** Returns the cart of a token whose order was paid after a moment: its shopper may press the button once more. */
export async function findOrderedCart(
  db: Connection,
  tokenHash: string,
  after: Date,
): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(cart)
    .where(and(isOfToken(db, tokenHash), gt(cart.orderedAt, after)))
    .orderBy(desc(cart.orderedAt))
    .limit(1)
  return row
}

/** Returns which of these carts became a paid order. */
export async function listOrderedCartIds(db: Connection, cartIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: cart.id })
    .from(cart)
    .where(and(inArray(cart.id, [...cartIds]), isNotNull(cart.orderedAt)))
  return rows.map(({ id }) => id)
}

/** Creates a cart, which nobody else can see or lock before the transaction ends. */
export function insertCart(
  tx: Tx,
  row: Pick<CartRow, 'id' | 'tokenHash' | 'customerId' | 'createdAt' | 'updatedAt'>,
): CartRow {
  const inserted = { ...nothingChosen, ...row }
  gatherInsert(tx, cart, [inserted])
  return inserted
}

/** A cart as it is before anything was filled in, chosen or held. */
const nothingChosen = {
  countryCode: null,
  postcode: null,
  shippingMethod: null,
  paymentMethod: null,
  insurance: false,
  deliverySlot: null,
  haulAwayPieces: 0,
  pickupPoint: null,
  discountCode: null,
  voucherCode: null,
  emailKey: null,
  vatConfirmation: null,
  heldPieces: {},
  heldDealPieces: {},
  heldDay: null,
  orderedAt: null,
  joined: null,
} as const

/**
 * Locks a cart until the transaction ends, whatever its state. Every change of a cart or its order locks the cart
 * first, then the order, sets of the configurator, codes and vouchers, and stock. This fixed sequence prevents deadlocks.
 * `cartId` may be a query.
 */
export async function lockCart(tx: Tx, cartId: string | SQL): Promise<CartRow | undefined> {
  const [row] = await (typeof cartId === 'string' ? lockById(tx, { cartId }) : selectLocked(tx, cartId))
  return row
}

const selectLocked = (db: Connection, cartId: SQL) =>
  db.select().from(cart).where(eq(cart.id, cartId)).for('update')
const lockById = buildOnce<{ cartId: string }, CartRow[]>((db) => selectLocked(db, given('cartId')))

/** Locks the cart that belongs to a token, as above, unless its order was paid. */
export async function lockOpenCart(tx: Tx, tokenHash: string): Promise<CartRow | undefined> {
  const [row] = await lockByToken(tx, { tokenHash })
  return row
}

const lockByToken = buildOnce<{ tokenHash: string }, CartRow[]>((db) =>
  db
    .select()
    .from(cart)
    .where(and(isOfToken(db, given('tokenHash')), isNull(cart.orderedAt)))
    .for('update'),
)

/** Returns what tells whose the open cart of a token is and what it holds, as a query for a `lateral` join: one row, or none. */
export function selectOpenCart(db: Connection, tokenHash: SQL): SQL {
  // Without the offset, PostgreSQL may compare all carts with all tokens. A limit makes it read a short table from its beginning.
  return sql`(select ${cart.id}, ${cart.customerId}, ${cart.heldPieces} from ${cart} where ${and(isOfToken(db, tokenHash), isNull(cart.orderedAt))} offset 0)`
}

/** Returns a cart as a field of a query, unread: one row, or none. `cartId` is a query. */
export function unreadCartsInside(cartId: SQL): SQL<() => CartRow[]> {
  return unreadRowsInside(cart, { where: eq(cart.id, cartId) })
}

/** Returns the id of the open cart of a token, as a query. */
export function idOfOpenCart(db: Connection, tokenHash: string | SQL): SQL {
  return sql`(select ${cart.id} from ${cart} where ${and(isOfToken(db, tokenHash), isNull(cart.orderedAt))})`
}

/** Locks the open cart of a customer, as above. */
export async function lockCartOfCustomer(tx: Tx, customerId: string): Promise<CartRow | undefined> {
  const [row] = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.customerId, customerId), isNull(cart.orderedAt)))
    .for('update')
  return row
}

/** Locks the open carts of a guest and of a customer, in an order that two logins share. */
export function lockCartsToJoin(tx: Tx, tokenHash: string, customerId: string): Promise<CartRow[]> {
  return tx
    .select()
    .from(cart)
    .where(and(or(eq(cart.tokenHash, tokenHash), eq(cart.customerId, customerId)), isNull(cart.orderedAt)))
    .orderBy(asc(cart.id))
    .for('update')
}

/** Makes a cart another's: a customer's, or that of the guest whose browser has a token. */
export async function setCartOwner(
  tx: Tx,
  cartId: string,
  owner: { customerId: string; tokenHash: null } | { customerId: null; tokenHash: string },
  at: Date,
): Promise<void> {
  await tx
    .update(cart)
    .set({ ...owner, updatedAt: at })
    .where(eq(cart.id, cartId))
}

/** Deletes carts, with all that is in them and every link to them. */
export async function deleteCarts(tx: Tx, cartIds: readonly string[]): Promise<void> {
  await tx.delete(cart).where(inArray(cart.id, [...cartIds]))
}

/** Notes what joining two carts brought into this one. */
export async function setCartJoined(tx: Tx, cartId: string, joined: CartRow['joined']): Promise<void> {
  await tx.update(cart).set({ joined }).where(eq(cart.id, cartId))
}

/** Notes that the contents of a cart changed, and returns the cart after it. */
export async function setCartChanged(tx: Tx, cartId: string, at: Date): Promise<CartRow> {
  return updateCart(tx, cartId, { joined: null, updatedAt: at })
}

/** Notes that a cart is in use, and returns the cart after it. */
export function setCartTouched(tx: Tx, cartId: string, at: Date): Promise<CartRow> {
  return setCartChoices(tx, cartId, {}, at)
}

/** Saves choices, and returns the cart after it. */
export async function setCartChoices(
  tx: Tx,
  cartId: string,
  choices: Partial<CartChoices>,
  at: Date,
): Promise<CartRow> {
  return updateCart(tx, cartId, { ...choices, updatedAt: at })
}

/** Saves choices in a cart that is locked, and returns the cart after it. */
export function chooseInCart(tx: Tx, locked: CartRow, choices: Partial<CartChoices>, at: Date): CartRow {
  const changes = { ...choices, updatedAt: at }
  gatherUpdate(tx, cart, tx.update(cart).set(changes).where(eq(cart.id, locked.id)))
  return { ...locked, ...changes }
}

async function updateCart(tx: Tx, cartId: string, changes: Partial<CartRow>): Promise<CartRow> {
  const [row] = await tx.update(cart).set(changes).where(eq(cart.id, cartId)).returning()
  if (row === undefined) throw new Error(`cart ${cartId} is gone`)
  return row
}

export async function setCartCodes(tx: Tx, cartId: string, codes: CartCodes): Promise<void> {
  await tx.update(cart).set(codes).where(eq(cart.id, cartId))
}

/** Stores which pieces the cart's own unpaid order holds, in stock and at deal prices; none once paid or released. */
export function setHeldPieces(
  tx: Tx,
  cartId: string,
  held: readonly { variantId: number; quantity: number }[],
  heldOfDeals: readonly { dealId: number; quantity: number }[] = [],
): void {
  const heldPieces = Object.fromEntries(held.map((line) => [line.variantId, line.quantity]))
  const heldDealPieces = Object.fromEntries(heldOfDeals.map((line) => [line.dealId, line.quantity]))
  gatherUpdate(tx, cart, tx.update(cart).set({ heldPieces, heldDealPieces }).where(eq(cart.id, cartId)))
}

/** Stores the day on which the cart's own unpaid order has a place; null once it is paid or released. */
export async function setHeldDay(tx: Tx, cartId: string, heldDay: CartRow['heldDay']): Promise<void> {
  await tx.update(cart).set({ heldDay }).where(eq(cart.id, cartId))
}

export function setCartOrdered(tx: Tx, cartId: string, at: Date): void {
  const nothingHeld = { heldPieces: {}, heldDealPieces: {}, heldDay: null }
  const ordered = { orderedAt: at, ...nothingHeld }
  gatherUpdate(tx, cart, tx.update(cart).set(ordered).where(eq(cart.id, cartId)))
}
