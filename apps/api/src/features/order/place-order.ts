import type { CheckoutCustomer, PaymentUrl } from '@sluimer/contract/checkout/schemas'
import type { Tx } from '../../platform/db/database.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { lockCart } from '../cart/cart.queries.ts'
import { shortageOf } from '../cart/cart-line.ts'
import { priceCart } from '../cart/price-cart.ts'
import { lockStock } from '../catalog/stock.queries.ts'
import type { StockShortage } from '../catalog/stock.ts'
import type { PaymentDeps } from '../payment/provider-of.ts'
import { type Agreement, agree } from './agreement.ts'
import { continueOrder } from './continue-order.ts'
import { lockUnpaidOrder, type OrderRow } from './order.queries.ts'
import { addPayment, listLivePayments } from './order-payment.ts'
import { holdStock } from './order-stock.ts'
import { replaceOrder } from './release-order.ts'
import { listHeld } from './reservation.queries.ts'
import { type PaymentStep, Refusal, takePaymentSteps } from './take-payment-steps.ts'
import { writeOrder } from './write-order.ts'

export interface PlaceOrderInput {
  cartId: string
  details: CheckoutCustomer
  /** What the shopper saw; nobody pays another sum unseen. */
  expectedTotalCents: number
}

/**
 * Places the order of a cart and answers where to pay (CO-05, CO-08). Order, lines, held stock and payment are written in
 * one transaction; only then the provider is asked. A process that dies in between leaves an order that a second click
 * goes on with, or that the expiry job lets go.
 */
export async function placeOrder(deps: PaymentDeps, input: PlaceOrderInput): Promise<Outcome<PaymentUrl>> {
  return takePaymentSteps(deps, (tx) => decide(tx, deps, input))
}

async function decide(tx: Tx, deps: PaymentDeps, input: PlaceOrderInput): Promise<PaymentStep> {
  const now = deps.clock()
  const cart = await lockCart(tx, input.cartId)
  if (cart === undefined || cart.orderedAt !== null) throw new Refusal({ code: 'cart_empty' })
  const agreed = agree(await priceCart(tx, cart, now), input.details, input.expectedTotalCents)
  if (!agreed.ok) throw new Refusal(agreed.error)

  const older = await lockUnpaidOrder(tx, cart.id)
  if (older?.fingerprint === agreed.data.fingerprint) return continueOrder(tx, deps, older, now)
  if (older !== undefined) {
    const payments = await listLivePayments(tx, older.id)
    if (payments.length > 0) return { kind: 'close', order: older, payments }
    await lockBothStocks(tx, older, agreed.data)
    await replaceOrder(tx, older, now)
  }
  const order = await writeOrder(tx, deps, cart.id, agreed.data, now)
  const held = await holdStock(tx, deps, order, agreed.data.lines, now)
  if (!held.ok) throw outOfStock(agreed.data, held.shortages)
  return { kind: 'pay', order, payment: await addPayment(tx, deps, order, now) }
}

/** The goods of both orders at once: locked in two steps, they could be locked crosswise with another shopper's. */
async function lockBothStocks(tx: Tx, older: OrderRow, agreed: Agreement): Promise<void> {
  const held = await listHeld(tx, older.id)
  await lockStock(tx, [...new Set([...held, ...agreed.lines].map((line) => line.variantId))])
}

/** Names every line that falls short; what was done so far is undone with the transaction. */
function outOfStock(agreed: Agreement, shortages: readonly StockShortage[]): Refusal {
  const lines = shortages.flatMap(({ variantId, available }) =>
    agreed.lines
      .filter((line) => line.variantId === variantId)
      .map((line) => shortageOf({ ...line, orderable: available })),
  )
  return new Refusal({ code: 'out_of_stock', lines })
}
