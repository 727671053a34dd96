import { maxBirthdateLength } from '@sluimer/domain/customer/birthdate-text'
import { paymentQuestions } from '@sluimer/domain/payment/payment-answers'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { z } from 'zod'
import { billingAddressSchema, shippingAddressSchema } from '../address/schemas.ts'
import { cartSchema } from '../cart/schemas.ts'
import { customerSchema } from '../customer/schemas.ts'
import {
  deliverySlotSchema,
  notesSchema,
  offeredDaySchema,
  pickupPointSchema,
  shipmentPlanSchema,
} from '../delivery/schemas.ts'
import { amountSchema, idSchema, seenAmountSchema } from '../platform/primitives.ts'

/** The whole address step in one write: person, billing address and, if it differs, shipping address. */
export const checkoutCustomerSchema = z
  .strictObject({
    customer: customerSchema,
    billing: billingAddressSchema,
    sameDeliveryAddress: z.boolean().default(true),
    shipping: shippingAddressSchema.nullable().default(null),
    noReviewInvitation: z
      .boolean()
      .optional()
      .describe('Whether the customer refuses to be asked for a review (art. 11.7(3) Tw)'),
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
    price_incl: amountSchema,
    logo: z.string().describe('Address of its logo'),
    kind: z.enum(['direct', 'later']).describe("'later' is credit by the payment company"),
    asks: z.array(z.enum(paymentQuestions)).describe('The questions that it asks (VA-11)'),
    terms: z.array(z.int()).describe('The numbers of terms that can be chosen; empty without a choice'),
    issuers: z.array(z.object({ id: idSchema, name: z.string() })),
    lender: z
      .object({
        name: z.string(),
        costs: z.string().describe('Interest and the cost of late payment, in sentences'),
        conditions_url: z.url(),
        information_url: z.url().describe('The information before the contract (Directive 2023/2225)'),
      })
      .nullable()
      .describe("Who gives the credit of a method of the kind 'later'; else null"),
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

export const shippingMethodSchema = z
  .object({
    code: z.string(),
    title: z.string(),
    description: z.string(),
    price_incl: amountSchema,
    delivery: z.string().describe('When it comes: "Dinsdag 24 november in huis"'),
    days: z.array(offeredDaySchema).describe('The days that can be chosen; empty without a choice'),
    needs_point: z.boolean().describe('Whether a pick-up point has to be chosen'),
    shipments: z
      .array(shipmentPlanSchema)
      .describe('The parts in which it comes; empty when it comes at once'),
  })
  .meta({ id: 'ShippingMethod' })
export type ShippingMethod = z.infer<typeof shippingMethodSchema>

/** The answers to a payment method's questions. Which ones are required is checked separately (VA-11). */
export const paymentAnswersSchema = z.strictObject({
  dob: z
    .string(validationMessages.dob)
    .max(maxBirthdateLength, validationMessages.dob)
    .default('')
    .describe('dd-mm-yyyy; other notations are accepted too (VA-03)'),
  gender: z.string().max(1).default(''),
  phone: z.string().max(40).default(''),
  installment: z.string().max(2).default('').describe('Number of terms'),
  terms: z.boolean().default(false),
})

const checkoutStepSchema = z.enum(['cart', 'address-details', 'payment-methods', 'pay'])

const personSchema = z.object({
  type: z.enum(['private', 'company']),
  first_name: z.string(),
  last_name: z.string(),
  birthdate: z.string(),
  gender: z.string(),
  loaded: z.boolean(),
  email: z.string(),
  phone_number: z.string(),
  company: z.string(),
  vat_number: z.string(),
  coc_number: z.string(),
})

/**
 * The data for the checkout's screens (CO-01). `details` is as the shopper entered it; `next_step` is the first open
 * one.
 */
export const checkoutSchema = z
  .object({
    cart: cartSchema,
    details: z.object({
      person: personSchema.nullable(),
      customer: personSchema.nullable().describe('The same, under the name by which it is sent'),
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
      noReviewInvitation: z.boolean().optional(),
      shipping: z
        .object({
          first_name: z.string(),
          last_name: z.string(),
          name: z.string(),
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
    paymentMethods: z
      .array(paymentMethodSchema)
      .describe('The methods of NL when the goods are delivered there, else empty'),
    foreignPaymentMethods: z
      .array(paymentMethodSchema)
      .describe('The methods of the other country, else empty'),
    shippingMethods: z.array(shippingMethodSchema),
    shippingInsurance: amountSchema.describe('What the insurance costs (10)'),
    insurance_offered: z.boolean().describe('Only for large goods; never chosen beforehand'),
    paymentForm: z.object({
      selectedPaymentMethod: z.string().nullable(),
      selectedPaymentOption: z.string().nullable().describe('The chosen number of terms'),
      selectedPaymentIssuer: z.string().nullable().describe('One of the issuers of the chosen method'),
      customer: paymentAnswersSchema.describe('As far as known, to fill in the form'),
      selectedShippingMethod: z.string().nullable(),
      shippingInsurance: z.boolean(),
    }),
    delivery: z
      .object({
        day: deliverySlotSchema.nullable(),
        day_gone: z.string().nullable().describe('The chosen day in words, when it is no longer available'),
        haul_away: z.int().describe('Old mattresses and beds that are taken away'),
        haul_away_limit: z.int(),
        haul_away_price: amountSchema.describe('The price for one of them'),
        pickup_point: pickupPointSchema.nullable(),
        notes: z.object({ deliverer: z.string(), shop: z.string() }),
      })
      .describe('What belongs to the chosen delivery method'),
    return_costs: z.string().describe('What sending these goods back costs, in sentences'),
    payment_needed: z.boolean().describe('False when discounts cover everything: no method is chosen then'),
    lost_payment_method: z
      .string()
      .nullable()
      .describe('Name of the chosen method when it can no longer be used and another one must be chosen'),
    next_step: checkoutStepSchema,
  })
  .meta({ id: 'Checkout' })
export type Checkout = z.infer<typeof checkoutSchema>

export const choosePaymentSchema = z.strictObject({
  selectedPaymentMethod: z
    .string('Selecteer een betaalmethode')
    .max(40)
    .default('')
    .describe('May be left out when payment_needed is false'),
  selectedShippingMethod: z
    .string('Selecteer een verzendmethode')
    .min(1, 'Selecteer een verzendmethode')
    .max(40),
  selectedPaymentOption: z.string().max(40).nullable().default(null),
  selectedPaymentIssuer: z.string().max(40).nullable().default(null),
  shippingInsurance: z.boolean().default(false),
  deliveryDay: deliverySlotSchema
    .nullable()
    .default(null)
    .describe('For two-man delivery; null when the day is to be agreed'),
  haulAway: z.int().min(0).max(99).default(0),
  pickupPoint: z
    .string()
    .max(120)
    .nullable()
    .default(null)
    .describe('Id of the pick-up point, for collection'),
  notes: notesSchema,
  customer: paymentAnswersSchema.prefault({}),
})

/**
 * `expected_total` is what the shopper saw; any other total is refused as `price_changed`, so that nobody pays unseen.
 */
export const placeOrderSchema = z.strictObject({
  expected_total: seenAmountSchema.min(0),
  expected_prices: z
    .array(z.strictObject({ item_id: idSchema, price: seenAmountSchema.min(0) }))
    .max(100)
    .default([])
    .describe(
      'The price of one piece of each line as the shopper saw it, so that a refusal can name the line',
    ),
})
export const paymentUrlSchema = z
  .object({ url: z.string(), order_id: idSchema, order_number: z.string() })
  .meta({ id: 'PaymentUrl' })
export type PaymentUrl = z.infer<typeof paymentUrlSchema>
