import { addCartItemEndpoint, applyDiscountEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  getCheckoutEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import { getOrderStatusEndpoint, retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import { changePrice } from '../../src/features/catalog/price/change-price.ts'
import { toDeliveryCountry } from '../../src/features/order/destination/delivery-country.ts'
import { choosePaymentOutcome, pressPay, sendWebhookFor } from '../../src/features/order/order.builders.ts'
import type { CookieJar } from '../cookie-jar.ts'
import type { TestApp } from '../test-app.ts'
import type { Dice } from './dice.ts'
import { randomBuyer } from './random-buyer.ts'
import { chooseDelivery } from './random-delivery.ts'
import { careFor } from './random-staff.ts'
import type { End, World } from './world.ts'

const answers = { dob: '29-02-1980', gender: '2', phone: '0612345678', terms: true }

/** Makes one visit from an empty cart to its end, by throws of the dice. Throws only when the shop answers a 5xx. */
export async function visit(world: World, dice: Dice): Promise<End> {
  const { app } = world
  const cookies = app.newVisitor()
  for (let line = dice.between(1, 3); line > 0; line--) {
    const body = { item_id: String(dice.chooseOne(world.variantIds)), quantity: dice.between(1, 5) }
    must(await app.call(addCartItemEndpoint, { body }, { cookies }))
  }
  if (dice.happens(0.4))
    must(
      await app.call(
        applyDiscountEndpoint,
        { body: { discount_code: dice.chooseOne(world.codes) } },
        { cookies },
      ),
    )
  const details = randomBuyer(world.register, dice)
  const isBelgian = toDeliveryCountry(details) === 'BE'
  const saved = await app.call(saveCheckoutCustomerEndpoint, { body: details }, { cookies })
  if (!must(saved).ok || dice.happens(0.1)) return 'left'
  if (!(await choose(app, cookies, dice, isBelgian))) return 'refused'
  if (dice.happens(0.05)) {
    const change = { variantId: dice.chooseOne(world.variantIds), priceCents: dice.between(500, 20_000) }
    await changePrice(app.db, change, app.deps.clock())
  }

  const placed = await place(app, cookies, dice)
  if (placed === undefined) return 'refused'
  let isPaid = await payAt(app, placed.url, placed.order_id, dice)
  if (!isPaid && dice.happens(0.5)) {
    const again = must(await app.call(retryPaymentEndpoint, { body: { order_id: placed.order_id } }))
    if (again.ok && again.data.url.includes('/test-provider/'))
      isPaid = await payAt(app, again.data.url, placed.order_id, dice)
  }
  return isPaid ? careFor(world, dice, placed.order_number) : 'not_paid'
}

async function choose(app: TestApp, cookies: CookieJar, dice: Dice, isBelgian: boolean): Promise<boolean> {
  const method = dice.chooseOne([isBelgian ? 'bancontact' : 'ideal', 'paypal', 'afterpay'])
  const checkout = must(await app.call(getCheckoutEndpoint, {}, { cookies }))
  if (!checkout.ok || checkout.data.shippingMethods.length === 0) return false
  const delivery = await chooseDelivery(app, checkout.data, dice, isBelgian ? 'BE' : 'NL')
  const body = { selectedPaymentMethod: method, ...delivery, customer: answers }
  return must(await app.call(choosePaymentEndpoint, { body }, { cookies })).ok
}

/** Presses the button, sometimes twice, sometimes with a total that was never shown. */
async function place(app: TestApp, cookies: CookieJar, dice: Dice) {
  if (dice.happens(0.05)) {
    const cheap = must(await pressPay(app, cookies, 0.01))
    if (cheap.ok) throw new Error('an order was placed for another sum than the checkout showed')
  }
  const isDouble = dice.happens(0.2)
  const pressed = isDouble
    ? await Promise.all([pressPay(app, cookies), pressPay(app, cookies)])
    : [await pressPay(app, cookies)]
  const done = pressed.map(must).flatMap((answer) => (answer.ok ? [answer.data] : []))
  if (new Set(done.map(({ order_number }) => order_number)).size > 1)
    throw new Error('one cart made two orders')
  const [placed] = done
  return placed?.url.includes('/test-provider/') ? placed : undefined
}

/** Ends the payment, and lets the shop hear of it in one of the ways in which providers report. */
async function payAt(app: TestApp, url: string, id: string, dice: Dice): Promise<boolean> {
  const outcome = dice.chooseOne([
    'good',
    'good',
    'good',
    'good',
    'failed',
    'canceled',
    'expired',
    'pending',
    'leaves',
  ])
  if (outcome === 'leaves') return false
  const isEnded = await end(app, url, outcome)
  if (isEnded && outcome === 'pending' && dice.happens(0.5)) await end(app, url, 'good')
  const hear = [() => sendWebhookFor(app, url), () => app.call(getOrderStatusEndpoint, { params: { id } })]
  if (dice.happens(0.4)) await Promise.all([...hear, ...hear].map((one) => one()))
  else if (dice.happens(0.9)) await dice.chooseOne(hear)()
  const status = must(await app.call(getOrderStatusEndpoint, { params: { id } }))
  return status.ok && status.data.status === 'paid'
}

/** Ends a payment. A promise succeeds as `authorized`, any other payment as `paid`; the page refuses the wrong one. */
async function end(app: TestApp, url: string, outcome: string): Promise<boolean> {
  for (const choice of outcome === 'good' ? ['paid', 'authorized'] : [outcome]) {
    const isDone = await choosePaymentOutcome(app, url, choice).then(
      () => true,
      () => false,
    )
    if (isDone) return true
  }
  return false
}

/** Accepts a refusal as an answer, but not a fault of the shop. */
function must<Answer extends { status: number; ok: boolean }>(answer: Answer): Answer {
  if (answer.status >= 500) throw new Error(`the shop answered ${answer.status}: ${JSON.stringify(answer)}`)
  return answer
}
