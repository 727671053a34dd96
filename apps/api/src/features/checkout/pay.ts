import type { PaymentUrl } from '@sluimer/contract/checkout/schemas'
import type { VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
import { sql } from 'drizzle-orm'
import { askTogether } from '../../platform/db/ask-together.ts'
import { buildOnce, given } from '../../platform/db/build-once.ts'
import type { Connection } from '../../platform/db/database.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { listLimitedWishes, listShortages } from '../cart/price/list-shortages.ts'
import { type CartRow, selectOpenCart, unreadCartsInside } from '../cart/rows/cart.queries.ts'
import { cartQuantitiesInside, variantIdsInCart } from '../cart/rows/cart-item.queries.ts'
import { hashCartToken } from '../cart/token/cart-token.ts'
import type { CartKeys } from '../cart/token/own-cart.ts'
import { findOrderedCartOfToken } from '../cart/view/get-cart.ts'
import { type LimitedWish, takeTurn } from '../catalog/stock/take-turn.ts'
import { stockInside } from '../catalog/variant/sellable-variant.queries.ts'
import { findVisitor } from '../customer/session/find-visitor.ts'
import { placeOrder } from '../order/place/place-order.ts'
import { findPlacedOrder } from '../order/view/find-placed-order.ts'
import type { PaymentDeps } from '../payment/create-payment-provider.ts'
import { type CheckoutRow, unreadCheckoutsInside } from './checkout.queries.ts'
import { canConfirmVat, type VatDeps } from './confirm-vat.ts'
import { isOwnCart } from './is-own-cart.ts'
import { renewVatConfirmation } from './renew-vat-confirmation.ts'

const cartEmpty: Outcome<PaymentUrl> = { ok: false, error: { code: 'cart_empty' } }

interface Expected {
  readonly totalCents: number
  readonly prices: readonly { item_id: string; price: number }[]
}

/** Turns the visitor's checkout into an order and returns where to pay it (CO-05). */
export async function pay(
  deps: PaymentDeps & VatDeps,
  { token, sessionToken }: CartKeys,
  expected: Expected,
): Promise<Outcome<PaymentUrl>> {
  if (!isWholeCents(expected.totalCents)) return { ok: false, error: { code: 'price_changed' } }
  const found = token === undefined ? undefined : await findCart(deps.db, hashCartToken(token))
  if (found === undefined) return (await findOrderJustPlaced(deps, { token, sessionToken })) ?? cartEmpty
  const visitor = await findVisitor(deps, sessionToken)
  if (!isOwnCart(found, visitor)) return { ok: false, error: { code: 'checkout_incomplete' } }
  // Whoever is certainly too late takes no transaction from those who are in time.
  if (found.shortages.length > 0)
    return { ok: false, error: { code: 'out_of_stock', lines: found.shortages } }
  const turn = takeTurn(deps.db, found.wishes)
  if ('wait' in turn) {
    await turn.wait
    return pay(deps, { token, sessionToken }, expected)
  }
  try {
    return await payInTurn(deps, found, { expected, customerId: visitor?.customer.id, leave: turn.leave })
  } finally {
    turn.leave()
  }
}

async function payInTurn(
  deps: PaymentDeps & VatDeps,
  { open }: FoundCart,
  { expected, customerId, leave }: { expected: Expected; customerId: string | undefined; leave: () => void },
): Promise<Outcome<PaymentUrl>> {
  const { cart, saved } = open()
  if (cart === undefined || saved === undefined) return { ok: false, error: { code: 'checkout_incomplete' } }
  const { details, paymentAnswers, notes } = saved
  // The register of VAT numbers may take seconds, for which nobody else has to wait.
  if (canConfirmVat(details)) leave()
  const confirmation = await renewVatConfirmation(deps, cart, details)
  const placed = await placeOrder(deps, {
    cartId: cart.id,
    customerId,
    details,
    paymentAnswers,
    notes,
    expectedTotalCents: expected.totalCents,
    expectedPrices: new Map(
      expected.prices.map(({ item_id, price }) => [item_id, isWholeCents(price) ? price : -1]),
    ),
    onDecided: leave,
  })
  const isSame = (cart.vatConfirmation === null) === (confirmation === null)
  return isSame ? placed : explainVat(placed, confirmation)
}

interface FoundCart {
  readonly customerId: string | null
  /** Its lines of which there is too little. */
  readonly shortages: ReturnType<typeof listShortages>
  readonly wishes: readonly LimitedWish[]
  /** Reads the cart, and what was entered for it. */
  readonly open: () => { cart: CartRow | undefined; saved: CheckoutRow | undefined }
}

function buildLook(db: Connection) {
  const cartId = sql`cart_of_token.id`
  const fields = {
    place: sql<number>`asked.place::integer`,
    customerId: sql<string | null>`cart_of_token.customer_id`,
    heldPieces: sql<CartRow['heldPieces']>`cart_of_token.held_pieces`,
    items: cartQuantitiesInside(cartId),
    stock: stockInside(variantIdsInCart(cartId)),
    carts: unreadCartsInside(cartId),
    checkouts: unreadCheckoutsInside(cartId),
  }
  const asked = sql`unnest(${given('tokenHashes')}::text[]) with ordinality as asked (token_hash, place)`
  const found = sql`${selectOpenCart(db, sql`asked.token_hash`)} as cart_of_token`
  return db.select(fields).from(sql`${asked} cross join lateral ${found}`)
}

type Look = Awaited<ReturnType<typeof buildLook>>[number]

const look = buildOnce<{ tokenHashes: readonly string[] }, Look[]>(buildLook)

/**
 * Finds the open cart of a token with what decides whether it is too late for it: in one statement for all who press the button
 * at the same moment. Of those whom it tells that they are, nothing else is read.
 */
const findCart = askTogether(async (db, tokenHashes: readonly string[]) => {
  const rows = new Map((await look(db, { tokenHashes })).map((row) => [row.place, row]))
  return tokenHashes.map((_, at) => toFoundCart(rows.get(at + 1)))
})

function toFoundCart(row: Look | undefined): FoundCart | undefined {
  if (row === undefined) return undefined
  const { customerId, items, stock, carts, checkouts } = row
  return {
    customerId,
    shortages: listShortages(row, items, stock),
    wishes: listLimitedWishes(row, items, stock),
    open: () => ({ cart: carts()[0], saved: checkouts()[0] }),
  }
}

/** Explains a price that changed because the register's answer differs from the one that the page was based on. */
function explainVat(placed: Outcome<PaymentUrl>, confirmation: VatConfirmation | null): Outcome<PaymentUrl> {
  if (placed.ok || placed.error.code !== 'price_changed') return placed
  const message =
    confirmation === null
      ? 'We kunnen je btw-nummer nu niet controleren, dus de btw zit weer in het totaal. Kijk het even na.'
      : 'Je btw-nummer is bevestigd: de btw is verlegd en je totaal is lager geworden. Kijk het even na.'
  return { ok: false, error: { code: 'price_changed', message } }
}

/** After this nobody presses the same button again. */
const pressedAgainMs = 60 * 60_000

async function findOrderJustPlaced(
  deps: PaymentDeps,
  { token, sessionToken }: CartKeys,
): Promise<Outcome<PaymentUrl> | undefined> {
  const after = new Date(deps.clock().getTime() - pressedAgainMs)
  const cart = await findOrderedCartOfToken(deps, token, after)
  if (cart === undefined || !isOwnCart(cart, await findVisitor(deps, sessionToken))) return undefined
  const placed = await findPlacedOrder(deps, cart.id)
  return placed && { ok: true, data: placed }
}

/** The shop never shows fractions of cents, so nobody has seen such an amount. */
function isWholeCents(cents: number): boolean {
  return Number.isSafeInteger(cents)
}
