import { z } from 'zod'
import { addressAnswerSchema, addressQuestionSchema, countrySchema } from '../address/schemas.ts'
import { vatAnswerSchema, vatQuestionSchema } from '../customer/schemas.ts'
import { pickupAnswerSchema, pickupQuestionSchema } from '../delivery/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  checkoutCustomerSchema,
  checkoutSchema,
  choosePaymentSchema,
  paymentMethodSchema,
  paymentUrlSchema,
  placeOrderSchema,
  shippingMethodSchema,
} from './schemas.ts'

const tag = 'checkout'
const access = 'service'

export const getCheckoutEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/checkout',
  tag,
  access,
  summary: 'Everything the checkout shows for the cart of this visitor',
  response: checkoutSchema,
  errors: ['unauthorized', 'cart_empty'],
})
export const saveCheckoutCustomerEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/checkout/customer',
  tag,
  access,
  summary: 'Save person and addresses',
  body: checkoutCustomerSchema,
  response: checkoutSchema,
  errors: ['invalid_request', 'unauthorized', 'cart_empty'],
})
export const lookUpAddressEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/checkout/postcode/autocomplete',
  tag,
  access,
  summary: 'Street and city of a Dutch postcode and house number (VA-09)',
  query: addressQuestionSchema,
  response: addressAnswerSchema,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
})
export const validateVatNumberEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/checkout/vat/validate',
  tag,
  access,
  summary: 'Whether a VAT number is right; a register that does not answer counts as yes (VA-06)',
  query: vatQuestionSchema,
  response: vatAnswerSchema,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
})
export const getShippingMethodsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/checkout/shippingmethod',
  tag,
  access,
  summary:
    'Delivery methods for the goods in the cart and a country, with the days that can be chosen (CO-04)',
  query: z.strictObject({
    country_code: countrySchema.optional(),
    zipcode: z.string().trim().max(10).optional().describe('Islands have their own days and prices'),
  }),
  response: z.object({ shippingMethods: z.array(shippingMethodSchema) }),
  errors: ['invalid_request', 'unauthorized', 'cart_empty'],
})
export const findPickupPointsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/checkout/pickup-points',
  tag,
  access,
  summary: 'Pick-up points near a postcode, the nearest first',
  query: pickupQuestionSchema,
  response: pickupAnswerSchema,
  errors: ['invalid_request', 'unauthorized', 'rate_limited'],
})
export const getPaymentMethodsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/checkout/paymentmethod',
  tag,
  access,
  summary: 'Payment methods for the country and the amount',
  response: z.object({
    paymentMethods: z.array(paymentMethodSchema),
    foreignPaymentMethods: z.array(paymentMethodSchema),
  }),
  errors: ['unauthorized', 'cart_empty'],
})
export const choosePaymentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/checkout/paymentmethod',
  tag,
  access,
  summary: 'Choose delivery and payment method',
  body: choosePaymentSchema,
  response: checkoutSchema,
  errors: [
    'invalid_request',
    'unauthorized',
    'cart_empty',
    'checkout_incomplete',
    'payment_method_unavailable',
    'shipping_method_unavailable',
    'delivery_day_unavailable',
    'pickup_point_unavailable',
  ],
})
export const placeOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/checkout/payment-url',
  tag,
  access,
  summary: "Place the order, reserve its stock, and answer the payment provider's page (CO-05, CO-08)",
  body: placeOrderSchema,
  response: paymentUrlSchema,
  errors: [
    'invalid_request',
    'unauthorized',
    'cart_empty',
    'checkout_incomplete',
    'out_of_stock',
    'not_purchasable',
    'code_not_applicable',
    'price_changed',
    'conflict',
    'order_not_payable',
    'payment_method_unavailable',
    'shipping_method_unavailable',
    'delivery_day_unavailable',
    'provider_unavailable',
  ],
})
