import {
  choosePaymentEndpoint,
  getCheckoutEndpoint,
  getPaymentMethodsEndpoint,
  getShippingMethodsEndpoint,
  placeOrderEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { choosePayment } from './choose-payment.ts'
import { withVatRegister } from './confirm-vat.ts'
import { withPickupPoints } from './find-chosen-point.ts'
import { getCheckout, readCheckout } from './get-checkout.ts'
import { getShippingMethods } from './get-shipping-methods.ts'
import { pay } from './pay.ts'
import { saveCustomer } from './save-customer.ts'
import { toPaymentMethods } from './to-checkout.ts'
import { readPayer, requireCartToken } from './visitor-cart.ts'

export function registerCheckoutRoutes(app: Server, deps: Deps): void {
  const withPoints = withPickupPoints(app, deps)
  const withVat = withVatRegister(app, deps)
  registerEndpoint(app, getCheckoutEndpoint, ({ request }) => getCheckout(deps, readPayer(request)))
  registerEndpoint(app, saveCheckoutCustomerEndpoint, ({ request, body }) =>
    saveCustomer(withVat, readPayer(request), body),
  )
  registerEndpoint(app, getShippingMethodsEndpoint, ({ request, query }) =>
    getShippingMethods(deps, requireCartToken(request), {
      country: query.country_code,
      zipcode: query.zipcode,
    }),
  )
  registerEndpoint(app, getPaymentMethodsEndpoint, async ({ request }) => {
    const read = await readCheckout(deps, readPayer(request))
    return read.ok ? { ok: true, data: toPaymentMethods(read.data.priced) } : read
  })
  registerEndpoint(app, choosePaymentEndpoint, ({ request, body }) =>
    choosePayment(withPoints, readPayer(request), {
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
  registerEndpoint(app, placeOrderEndpoint, ({ request, body }) =>
    pay(withVat, readPayer(request), {
      totalCents: body.expected_total,
      prices: body.expected_prices,
    }),
  )
}
