import { addCartItemEndpoint, applyDiscountEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  getCheckoutEndpoint,
  placeOrderEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import type {
  CheckoutCustomer,
  choosePaymentSchema,
  paymentAnswersSchema,
} from '@sluimer/contract/checkout/schemas'
import type { EndpointBodyInput } from '@sluimer/contract/endpoint'
import type { z } from 'zod'
import type { CookieJar } from '../../../test/cookie-jar.ts'
import type { TestApp } from '../../../test/test-app.ts'

/** A fictional person who orders to an address in the Netherlands. */
export function aCustomer(special: Partial<CheckoutCustomer['customer']> = {}): CheckoutCustomer {
  return {
    customer: {
      type: 'private',
      first_name: 'Noor',
      last_name: 'de Vries',
      birthdate: '',
      gender: '',
      loaded: false,
      email: 'noor@voorbeeld.example',
      phone_number: '0612345678',
      company: '',
      vat_number: '',
      coc_number: '',
      ...special,
    },
    billing: {
      country_code: 'NL',
      zipcode: '1234 AB',
      house_number: '12',
      extension: 'a',
      company: '',
      street: 'Spoelweg',
      city: 'Enschede',
    },
    sameDeliveryAddress: true,
    shipping: null,
  }
}

/** The same to an address in Belgium. */
export function aBelgianCustomer(): CheckoutCustomer {
  const details = aCustomer()
  return { ...details, billing: { ...details.billing, country_code: 'BE', zipcode: '9000', city: 'Gent' } }
}

/** A business in Belgium with a delivery address there. */
export function aBelgianBusiness(vatNumber = 'BE0123456749'): CheckoutCustomer {
  const { customer } = aCustomer({
    type: 'company',
    company: 'Proef BV',
    vat_number: vatNumber,
    coc_number: '0123456749',
  })
  return { ...aBelgianCustomer(), customer }
}

export interface Wish {
  /** `custom` is the bed that was composed of a set. */
  lines: {
    variantId: number
    quantity?: number
    custom?: EndpointBodyInput<typeof addCartItemEndpoint>['custom']
  }[]
  details?: CheckoutCustomer
  payment?: string
  shipping?: string
  /** Day, haul-away, pick-up point and notes. */
  delivery?: Partial<
    Pick<z.input<typeof choosePaymentSchema>, 'deliveryDay' | 'haulAway' | 'pickupPoint' | 'notes'>
  >
  insurance?: boolean
  /** Discount code and voucher, entered before the checkout. */
  codes?: string[]
  /** Answers to what the payment method asks. */
  answers?: Partial<z.input<typeof paymentAnswersSchema>>
}

/** A visitor who filled in everything and only has to press the button. */
export async function aVisitorAtPay(app: TestApp, wish: Wish): Promise<CookieJar> {
  const cookies = app.newVisitor()
  for (const { variantId, quantity = 1, custom } of wish.lines)
    await app.mustCall(
      addCartItemEndpoint,
      { body: { item_id: String(variantId), quantity, ...(custom && { custom }) } },
      { cookies },
    )
  for (const discount_code of wish.codes ?? [])
    await app.mustCall(applyDiscountEndpoint, { body: { discount_code } }, { cookies })
  await app.mustCall(saveCheckoutCustomerEndpoint, { body: wish.details ?? aCustomer() }, { cookies })
  const body = {
    selectedPaymentMethod: wish.payment ?? 'ideal',
    selectedShippingMethod: wish.shipping ?? 'parcel',
    shippingInsurance: wish.insurance ?? false,
    ...wish.delivery,
    customer: wish.answers ?? {},
  }
  await app.mustCall(choosePaymentEndpoint, { body }, { cookies })
  return cookies
}

/** Presses the button at the total that the checkout shows, or at another one. */
export async function pressPay(app: TestApp, cookies: CookieJar, expectedTotal?: number) {
  const expected_total =
    expectedTotal ?? (await app.mustCall(getCheckoutEndpoint, {}, { cookies })).cart.totals.grand_total
  return app.call(placeOrderEndpoint, { body: { expected_total } }, { cookies })
}

/** A visitor whose order is placed and who is on the provider's page. */
export async function aPlacedOrder(app: TestApp, wish: Wish) {
  const cookies = await aVisitorAtPay(app, wish)
  const answer = await pressPay(app, cookies)
  if (!answer.ok) throw new Error(`the order was refused: ${JSON.stringify(answer.error)}`)
  return { cookies, publicId: answer.data.order_id, number: answer.data.order_number, url: answer.data.url }
}

/** Ends a payment on the provider's page without notifying the shop, as when the webhook is late. */
export async function choosePaymentOutcome(app: TestApp, url: string, outcome: string): Promise<string> {
  const response = await app.server.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome, webhook: 'never' }).toString(),
  })
  if (response.statusCode !== 303) throw new Error(`the provider's page answered ${response.statusCode}`)
  return response.headers.location ?? ''
}

/** Sends the provider's message about the payment on that page. */
export function sendWebhookFor(app: TestApp, url: string) {
  const id = new URL(url).pathname.split('/').at(-1) ?? ''
  return app.server.inject({
    method: 'POST',
    url: '/webhooks/test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ id }).toString(),
  })
}
