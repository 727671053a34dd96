import type { PaymentUrl } from '@sluimer/contract/checkout/schemas'
import type { VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
import { buildOnce, given } from '../../platform/db/build-once.ts'
import type { Connection } from '../../platform/db/database.ts'
import { selectValues, toValues } from '../../platform/db/read-values.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { listShortages } from '../cart/price/list-shortages.ts'
import { type CartRow, idOfOpenCart, openCartsInside } from '../cart/rows/cart.queries.ts'
import { cartItemsInside, variantIdsInCart } from '../cart/rows/cart-item.queries.ts'
import { hashCartToken } from '../cart/token/cart-token.ts'
import type { CartKeys } from '../cart/token/own-cart.ts'
import { findOrderedCartOfToken } from '../cart/view/get-cart.ts'
import { stockInside } from '../catalog/variant/sellable-variant.queries.ts'
import { findVisitor } from '../customer/session/find-visitor.ts'
import { placeOrder } from '../order/place/place-order.ts'
import { findPlacedOrder } from '../order/view/find-placed-order.ts'
import type { PaymentDeps } from '../payment/create-payment-provider.ts'
import { type CheckoutRow, checkoutsInside } from './checkout.queries.ts'
import type { VatDeps } from './confirm-vat.ts'
import { isOwnCart } from './is-own-cart.ts'
import { renewVatConfirmation } from './renew-vat-confirmation.ts'

const cartEmpty: Outcome<PaymentUrl> = { ok: false, error: { code: 'cart_empty' } }

/** Turns the visitor's checkout into an order and returns where to pay it (CO-05). */
export async function pay(
  deps: PaymentDeps & VatDeps,
  { token, sessionToken }: CartKeys,
  expected: { totalCents: number; prices: readonly { item_id: string; price: number }[] },
): Promise<Outcome<PaymentUrl>> {
  const expectedTotalCents = expected.totalCents
  const expectedPrices = new Map(
    expected.prices.map(({ item_id, price }) => [item_id, isWholeCents(price) ? price : -1]),
  )
  if (!isWholeCents(expectedTotalCents)) return { ok: false, error: { code: 'price_changed' } }
  const found = token === undefined ? undefined : await findCartWithCheckout(deps.db, hashCartToken(token))
  if (found === undefined) return (await findOrderJustPlaced(deps, { token, sessionToken })) ?? cartEmpty
  const { cart, saved, shortages } = found
  const visitor = await findVisitor(deps, sessionToken)
  if (saved === undefined || !isOwnCart(cart, visitor))
    return { ok: false, error: { code: 'checkout_incomplete' } }
  // Whoever is certainly too late takes no transaction from those who are in time.
  if (shortages.length > 0) return { ok: false, error: { code: 'out_of_stock', lines: shortages } }
  const { details, paymentAnswers, notes } = saved
  const before = cart.vatConfirmation
  const confirmation = await renewVatConfirmation(deps, cart, details)
  const placed = await placeOrder(deps, {
    cartId: cart.id,
    customerId: visitor?.customer.id,
    details,
    paymentAnswers,
    notes,
    expectedTotalCents,
    expectedPrices,
  })
  return (before === null) === (confirmation === null) ? placed : explainVat(placed, confirmation)
}

interface FoundCart {
  readonly cart: CartRow
  /** What was entered for it. */
  readonly saved: CheckoutRow | undefined
  /** Its lines of which there is too little. */
  readonly shortages: ReturnType<typeof listShortages>
}

function cartWithCheckout(db: Connection) {
  const tokenHash = given('tokenHash')
  const cartId = idOfOpenCart(db, tokenHash)
  return {
    carts: openCartsInside(db, tokenHash),
    checkouts: checkoutsInside(cartId),
    items: cartItemsInside(cartId),
    stock: stockInside(variantIdsInCart(cartId)),
  }
}

const readCart = buildOnce<{ tokenHash: string }, unknown[]>((db) => selectValues(db, cartWithCheckout(db)))

/** Finds the open cart of a token with what goes with it, in one statement. */
async function findCartWithCheckout(db: Connection, tokenHash: string): Promise<FoundCart | undefined> {
  const rows = await readCart(db, { tokenHash })
  const { carts, checkouts, items, stock } = toValues<ReturnType<typeof cartWithCheckout>>(rows)
  const [cart] = carts
  return cart && { cart, saved: checkouts[0], shortages: listShortages(cart, items, stock) }
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
