import { z } from 'zod'
import { billingAddressSchema, shippingAddressSchema } from '../address/schemas.ts'
import { cartSchema } from '../cart/schemas.ts'
import { customerSchema } from '../customer/schemas.ts'
import { euroSchema, idSchema } from '../platform/primitives.ts'

/** The whole address step in one write: person, billing address and, when it differs, shipping address. */
export const checkoutCustomerSchema = z
  .strictObject({
    customer: customerSchema,
    billing: billingAddressSchema,
    sameDeliveryAddress: z.boolean().default(true),
    shipping: shippingAddressSchema.nullable().default(null),
  })
  .refine((details) => details.sameDeliveryAddress || details.shipping !== null, {
    message: 'Vul een afleveradres in.',
    path: ['shipping'],
  })
export type CheckoutCustomer = z.output<typeof checkoutCustomerSchema>

export const paymentMethodSchema = z
  .object({
    code: z.string(),
    title: z.string(),
    description: z.string(),
    price_incl: euroSchema,
    logo: z.string().describe('Address of its logo'),
    issuers: z.array(z.object({ id: idSchema, name: z.string() })),
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

export const shippingMethodSchema = z
  .object({
    code: z.string(),
    title: z.string(),
    description: z.string(),
    price_incl: euroSchema,
    delivery: z.string().describe('When it comes: "Dinsdag 24 november in huis"'),
  })
  .meta({ id: 'ShippingMethod' })
export type ShippingMethod = z.infer<typeof shippingMethodSchema>

export const checkoutStepSchema = z.enum(['cart', 'address-details', 'payment-methods', 'pay'])

/** What the checkout's screens show (CO-01). `details` is as it was filled in; `next_step` is the first not done. */
export const checkoutSchema = z
  .object({
    cart: cartSchema,
    details: z.object({
      person: z
        .object({
          type: z.enum(['private', 'company']),
          first_name: z.string(),
          last_name: z.string(),
          birthdate: z.string(),
          email: z.string(),
          phone_number: z.string(),
          company: z.string(),
          vat_number: z.string(),
          coc_number: z.string(),
        })
        .nullable(),
      billing: z
        .object({
          country_code: z.string(),
          zipcode: z.string(),
          house_number: z.string(),
          extension: z.string(),
          company: z.string(),
          street: z.string(),
          city: z.string(),
        })
        .nullable(),
      sameDeliveryAddress: z.boolean(),
      shipping: z
        .object({
          first_name: z.string(),
          last_name: z.string(),
          country_code: z.string(),
          zipcode: z.string(),
          house_number: z.string(),
          extension: z.string(),
          company: z.string(),
          street: z.string(),
          city: z.string(),
        })
        .nullable(),
    }),
    paymentMethods: z.array(paymentMethodSchema).describe('Those of NL when the goods go there, else empty'),
    foreignPaymentMethods: z.array(paymentMethodSchema).describe('Those of the other country, else empty'),
    shippingMethods: z.array(shippingMethodSchema),
    shippingInsurance: euroSchema.describe('What the insurance costs (10)'),
    insurance_offered: z.boolean().describe('Only for large goods; never chosen beforehand'),
    paymentForm: z.object({
      selectedPaymentMethod: z.string().nullable(),
      selectedShippingMethod: z.string().nullable(),
      shippingInsurance: z.boolean(),
    }),
    next_step: checkoutStepSchema,
  })
  .meta({ id: 'Checkout' })
export type Checkout = z.infer<typeof checkoutSchema>

export const choosePaymentSchema = z.strictObject({
  selectedPaymentMethod: z
    .string('Selecteer een betaalmethode')
    .min(1, 'Selecteer een betaalmethode')
    .max(40),
  selectedShippingMethod: z
    .string('Selecteer een verzendmethode')
    .min(1, 'Selecteer een verzendmethode')
    .max(40),
  shippingInsurance: z.boolean().default(false),
})

/** `expected_total` is what the shopper saw; another sum is refused as `price_changed`, so that nobody pays unseen. */
export const placeOrderSchema = z.strictObject({ expected_total: euroSchema.min(0) })
export const paymentUrlSchema = z
  .object({ url: z.string(), order_id: idSchema, order_number: z.string() })
  .meta({ id: 'PaymentUrl' })
export type PaymentUrl = z.infer<typeof paymentUrlSchema>
