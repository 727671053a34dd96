import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  placeOrderEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import { getOrderStatusEndpoint } from '@sluimer/contract/order/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct, onlyVariantId } from '../../src/features/catalog/catalog.builders.ts'
import {
  aCustomer,
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../../src/features/order/order.builders.ts'
import { aTwoPlusTwo } from '../../src/features/promotion/promotion.builders.ts'
import { savePromotion } from '../../src/features/promotion/save-promotion.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { type CountedCall, describeCalls } from './describe-statements.ts'
import { type RecordedStatement, recordStatements } from './record-statements.ts'

let recording: ReturnType<typeof recordStatements>
let app: TestApp
beforeAll(async () => {
  recording = recordStatements()
  app = await buildTestApp()
})
afterAll(async () => {
  await app.close()
  recording.stop()
})

/** Walks a guest's whole order, and returns what each call asked of the database. */
async function walkOrder(variantId: number): Promise<CountedCall[]> {
  const cookies = app.newVisitor()
  const calls: CountedCall[] = []
  async function count<Answer>(title: string, call: () => Promise<Answer>): Promise<Answer> {
    const { answer, statements } = await recording.during(call)
    calls.push({ title, statements: statements.filter(isOfOrder) })
    return answer
  }

  await count('article into the cart', () =>
    app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId) } }, { cookies }),
  )
  await count('address', () => app.mustCall(saveCheckoutCustomerEndpoint, { body: aCustomer() }, { cookies }))
  const { cart } = await count('delivery and method', () =>
    app.mustCall(
      choosePaymentEndpoint,
      { body: { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'parcel' } },
      { cookies },
    ),
  )
  const expected_total = cart.totals.grand_total
  const placed = await count('last button', () =>
    app.mustCall(placeOrderEndpoint, { body: { expected_total } }, { cookies }),
  )
  // What the shopper does on the provider's page is the provider's own work.
  await choosePaymentOutcome(app, placed.url, 'paid')
  await count('provider’s message', () => sendWebhookFor(app, placed.url))
  const status = await count('status page', () =>
    app.mustCall(getOrderStatusEndpoint, { params: { id: placed.order_id } }),
  )
  expect(status.status).toBe('paid')
  await count('jobs', () => app.runJobs())
  return calls
}

/**
 * Leaves out what no order asks: looks for jobs that found none, which are for all orders together, and the books of the
 * built-in test provider, which stands in for another company.
 */
function isOfOrder({ text, rowCount }: RecordedStatement): boolean {
  const isFruitlessLook = rowCount === 0 && text.includes('pgboss.') && text.includes('SKIP LOCKED')
  return !isFruitlessLook && !text.includes('"test_provider_')
}

test('what a whole order asks of the database stands in a list, call by call', async () => {
  await savePromotion(app.db, aTwoPlusTwo([], { key: '2-plus-2' }))
  const variantId = onlyVariantId(await aProduct(app.db, { stock: 500 }))
  // The first order fills what a process keeps.
  await walkOrder(variantId)
  const calls = await walkOrder(variantId)
  await expect(describeCalls(calls)).toMatchFileSnapshot('./order-statements.txt')
  const isSoon = ({ text }: RecordedStatement) => text.includes('synchronous_commit')
  // What writes an order or its payment is on the disk before it is answered.
  expect(calls.filter(({ statements }) => statements.some(isSoon)).map(({ title }) => title)).toEqual([
    'article into the cart',
    'address',
    'delivery and method',
  ])
})

test('[CO-08] a shopper who is too late for the last piece is told so after one statement', async () => {
  const variantId = onlyVariantId(await aProduct(app.db, { stock: 1 }))
  const late = await aVisitorAtPay(app, { lines: [{ variantId }] })
  await aPlacedOrder(app, { lines: [{ variantId }] })
  const { answer, statements } = await recording.during(() => pressPay(app, late, 10))
  expect(answer).toMatchObject({ ok: false, error: { code: 'out_of_stock', lines: [{ available: 0 }] } })
  expect(statements.filter(isOfOrder).map(({ transaction }) => transaction)).toEqual([0])
})
