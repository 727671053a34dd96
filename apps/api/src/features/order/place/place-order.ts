import type { PaymentUrl } from '@sluimer/contract/checkout/schemas'
import { toEmailKey } from '@sluimer/domain/customer/email-key'
import { formatOrderNumber } from '@sluimer/domain/order/order-number'
import type { Tx } from '../../../platform/db/database.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type CartLine, toShortage } from '../../cart/price/cart-line.ts'
import { priceForOrder } from '../../cart/price/price-for-order.ts'
import { readStored } from '../../cart/price/read-contents.ts'
import { lockCart } from '../../cart/rows/cart.queries.ts'
import { lockStock } from '../../catalog/stock/stock.queries.ts'
import type { StockShortage } from '../../catalog/stock/stock.ts'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { holdDiscounts, lockDiscounts } from '../../promotion/hold-discounts.ts'
import { type Agreement, agree, type Wish } from '../agreement/agreement.ts'
import { toPriceChange } from '../agreement/price-change.ts'
import { discountTaken, listWantedUses } from '../hold/order-discounts.ts'
import { holdPlace, replacePlace } from '../hold/order-place.ts'
import { holdStock, releaseOrderStock } from '../hold/order-stock.ts'
import { replaceOrder } from '../hold/release-order.ts'
import { listHeld } from '../hold/reservation.queries.ts'
import { giveOrder } from '../owner/give-order.ts'
import { continueOrder } from '../pay/continue-order.ts'
import { refuseOtherSum } from '../pay/refuse-other-sum.ts'
import { type PaymentStep, takePaymentSteps } from '../pay/take-payment-steps.ts'
import {
  findPaidOrderOfCart,
  lockUnpaidOrder,
  type OrderRow,
  takeNextOrderSequence,
} from '../rows/order.queries.ts'
import { addPayment, dropUnsentPayments, listLivePayments } from '../rows/order-payment.ts'
import { markPaid } from '../settle/mark-paid.ts'
import { refuseTooManySamples } from './household-samples.ts'
import { writeOrder } from './write-order.ts'

export interface PlaceOrderInput extends Wish {
  cartId: string
  /** The customer who presses the button; undefined for a guest. */
  customerId?: string | undefined
  /** Is called once it is decided whether there is an order, before the provider is asked. */
  onDecided?: () => void
}

/**
 * Places the order of a cart and returns where to pay (CO-05, CO-08). One transaction writes the order, its lines, the
 * held codes and stock, the place on the delivery day and the payment. Only after that the provider is asked. If the
 * process dies in between, a second click continues the order, or the expiry job releases it.
 */
export async function placeOrder(deps: PaymentDeps, input: PlaceOrderInput): Promise<Outcome<PaymentUrl>> {
  const { customerId, onDecided } = input
  return takePaymentSteps(
    deps,
    async (tx) => {
      const step = await decide(tx, deps, input)
      if (customerId !== undefined) await giveOrder(tx, step.order, { customerId, now: deps.clock() })
      return step
    },
    onDecided,
  )
}

async function decide(tx: Tx, deps: PaymentDeps, input: PlaceOrderInput): Promise<PaymentStep> {
  const now = deps.clock()
  // PostgreSQL reads after it has locked: statements run in the order in which they are sent.
  const [cart, older, stored] = await Promise.all([
    lockCart(tx, input.cartId),
    lockUnpaidOrder(tx, input.cartId),
    readStored(tx, input.cartId, now),
  ])
  const placed = cart?.orderedAt ? await findPaidOrderOfCart(tx, cart.id) : undefined
  if (placed !== undefined) return { kind: 'settled', order: placed }
  if (cart === undefined || cart.orderedAt !== null) throw new Refusal({ code: 'cart_empty' })
  const buyer = toEmailKey(input.details.customer.email)
  const { vatScheme } = deps.config
  const priced = await priceForOrder(tx, { ...cart, emailKey: buyer }, now, stored)
  const agreed = agree(priced, input, { vatScheme, now })
  const short = priced.lines.filter(({ quantity, orderable }) => quantity > orderable)
  // A shopper who is certainly too late does not queue for the lock of goods that are sold out, nor hears their new price.
  if (short.length > 0 && (agreed.ok || agreed.error.code === 'price_changed')) throw fallShort(short)
  if (!agreed.ok) throw new Refusal(agreed.error)
  const wanted = listWantedUses(agreed.data.discounts)

  if (older !== undefined) await refuseOtherSum(tx, older)
  if (older?.fingerprint === agreed.data.fingerprint) return continueOrder(tx, deps, older, now)
  const { lines, details } = agreed.data
  await refuseTooManySamples(tx, { lines, details, olderId: older?.id, now })
  if (older !== undefined) {
    // This comes first: an attempt that the provider answers meanwhile is either dropped or among the live ones.
    await dropUnsentPayments(tx, older.id, now)
    const payments = await listLivePayments(tx, older.id)
    if (payments.length > 0) return { kind: 'close', order: older, payments }
    await lockDiscounts(tx, older.id, wanted)
    await replaceOrder(tx, older, now)
  }
  const [sequence, stock] = await Promise.all([
    takeNextOrderSequence(tx),
    // Codes and the goods of an earlier order are locked first.
    wanted.length === 0 && older === undefined ? lockStock(tx, listVariantIds(lines)) : undefined,
  ])
  const { order, lines: written } = writeOrder(tx, deps, {
    cartId: cart.id,
    number: formatOrderNumber(sequence),
    agreed: agreed.data,
    now,
  })
  const discounts = await holdDiscounts(tx, deps, { order: { ...order, emailKey: buyer }, wanted, now })
  if (!discounts.ok) throw discountTaken(discounts)
  if (older !== undefined) {
    await lockBothStocks(tx, older, agreed.data)
    await releaseOrderStock(tx, older, now)
  }
  const held = await holdStock(tx, deps, { order, lines: lines.map(lineToHold), now, stock })
  if (!held.ok && held.usedUpDeals.length > 0) throw dealUsedUp(agreed.data, held.usedUpDeals)
  if (!held.ok) throw outOfStock(agreed.data, held.shortages)
  const hasPlace = older === undefined ? await holdPlace(tx, order) : await replacePlace(tx, older, order)
  if (!hasPlace) throw new Refusal({ code: 'delivery_day_unavailable' })
  if (order.grandTotalCents > 0) {
    const payment = addPayment(tx, deps, { order, latest: undefined, now })
    return {
      kind: 'pay',
      order,
      payment,
      known: priced.payment && { lines: written, method: priced.payment },
    }
  }
  await markPaid(tx, deps, { order, lines: written, payment: undefined, status: 'paid', now })
  return { kind: 'settled', order }
}

/** Locks the goods of both orders at once. In two steps, they and another shopper's could be locked crosswise. */
async function lockBothStocks(tx: Tx, older: OrderRow, agreed: Agreement): Promise<void> {
  const held = await listHeld(tx, older.id)
  await lockStock(tx, listVariantIds([...held, ...agreed.lines]))
}

function listVariantIds(lines: readonly { variantId: number }[]): number[] {
  return [...new Set(lines.map(({ variantId }) => variantId))]
}

function lineToHold({ variantId, quantity, deal }: CartLine) {
  return { variantId, quantity, dealId: deal?.id ?? null }
}

/** Tells the shopper that somebody else took the last pieces of a deal while this order was being placed. */
function dealUsedUp(agreed: Agreement, dealIds: readonly number[]): Refusal {
  const prices = agreed.lines
    .filter(({ deal }) => deal !== undefined && dealIds.includes(deal.id))
    .map((line) => toPriceChange(line, line.variant.price.priceCents, line.variant.regularPriceCents))
  return new Refusal({ code: 'price_changed', prices })
}

/** Refuses lines of which there is too little, or beds that cannot be made any more. */
function fallShort(lines: readonly CartLine[]): Refusal {
  const areBeds = lines.every(({ bed }) => bed?.problem !== undefined)
  return new Refusal({
    ...{ code: 'out_of_stock', lines: lines.map(toShortage) },
    ...(areBeds && { message: 'Een bed in je winkelwagen maken we niet meer precies zo.' }),
  })
}

/** Names every line that falls short. What was written so far is undone with the transaction. */
function outOfStock(agreed: Agreement, shortages: readonly StockShortage[]): Refusal {
  const lines = shortages.flatMap(({ variantId, available }) =>
    agreed.lines
      .filter((line) => line.variantId === variantId)
      .map((line) => toShortage({ ...line, orderable: available })),
  )
  return new Refusal({ code: 'out_of_stock', lines })
}
