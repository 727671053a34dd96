import {
  choosePayment,
  getCheckout,
  getPaymentMethods,
  getShippingMethods,
  placeOrder,
  saveCheckoutCustomer,
} from '@sluimer/contract/checkout/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { paymentMethodsOf } from './checkout-of.ts'
import * as choose from './choose-payment.ts'
import { withVatRegister } from './confirm-vat.ts'
import { withPickupPoints } from './find-chosen-point.ts'
import * as get from './get-checkout.ts'
import * as shipping from './get-shipping-methods.ts'
import { pay } from './pay.ts'
import { saveCustomer } from './save-customer.ts'
import { visitorCartToken } from './visitor-cart.ts'

export function registerCheckoutRoutes(app: Server, deps: Deps): void {
  const withPoints = withPickupPoints(app, deps)
  const withVat = withVatRegister(app, deps)
  registerEndpoint(app, getCheckout, ({ request }) => get.getCheckout(deps, visitorCartToken(request)))
  registerEndpoint(app, saveCheckoutCustomer, ({ request, body }) =>
    saveCustomer(withVat, visitorCartToken(request), body),
  )
  registerEndpoint(app, getShippingMethods, ({ request, query }) =>
    shipping.getShippingMethods(deps, visitorCartToken(request), {
      country: query.country_code,
      zipcode: query.zipcode,
    }),
  )
  registerEndpoint(app, getPaymentMethods, async ({ request }) => {
    const read = await get.readCheckout(deps, visitorCartToken(request))
    return read.ok ? { ok: true, data: paymentMethodsOf(read.data.priced) } : read
  })
  registerEndpoint(app, choosePayment, ({ request, body }) =>
    choose.choosePayment(withPoints, visitorCartToken(request), {
      paymentMethod: body.selectedPaymentMethod,
      shippingMethod: body.selectedShippingMethod,
      insurance: body.shippingInsurance,
      day: body.deliveryDay,
      haulAway: body.haulAway,
      pointId: body.pickupPoint,
      notes: body.notes,
      answers: {
        ...body.customer,
        issuer: body.selectedPaymentIssuer ?? '',
        installment: body.customer.installment || (body.selectedPaymentOption ?? ''),
      },
    }),
  )
  registerEndpoint(app, placeOrder, ({ request, body }) =>
    pay(withVat, visitorCartToken(request), {
      totalEuros: body.expected_total,
      prices: body.expected_prices,
    }),
  )
}
