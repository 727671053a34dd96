import { deliveryClasses } from '@sluimer/domain/delivery/goods'
import { orderStatuses, paymentStatuses } from '@sluimer/domain/order/status'
import { z } from 'zod'
import { costsSchema, discountSchema, namedCostFields } from '../cart/schemas.ts'
import { paymentAnswersSchema } from '../checkout/schemas.ts'
import { bedPartSchema, configurationIdSchema } from '../configurator/configuration-schemas.ts'
import { deliverySlotSchema, pickupPointSchema } from '../delivery/schemas.ts'
import { amountSchema, idSchema, imageSchema, pathSchema } from '../platform/primitives.ts'

/**
 * What the status page does next: it waits, or leads to one of three pages (CO-05). `other_sum` means that another sum
 * came in than was asked, so that waiting does not help; people look into it.
 */
const orderNextSchema = z.enum(['wait', 'thankyou', 'pending', 'betalen', 'other_sum'])

export const orderStatusAnswerSchema = z
  .object({
    order_id: idSchema,
    order_number: z.string(),
    status: z.enum(orderStatuses),
    status_label: z.string(),
    payment_status: z.enum(paymentStatuses),
    next: orderNextSchema,
  })
  .meta({ id: 'OrderStatus' })
export type OrderStatusAnswer = z.infer<typeof orderStatusAnswerSchema>

const postalAddressSchema = z.object({ name: z.string(), lines: z.array(z.string()) })

/** A composed bed as it was ordered; its parts keep their words of that moment. */
const orderedBedSchema = z
  .object({
    id: configurationIdSchema,
    variantId: z.string().describe('Id of the set and of each chosen option (CF-11)'),
    link: pathSchema.describe('Opens the bed as it was ordered'),
    parts: z.array(bedPartSchema),
  })
  .meta({ id: 'OrderedBed' })

/** An order as its buyer sees it. Lines keep the price, the name and the options of the moment of purchase (CO-07). */
export const orderSchema = z
  .object({
    order_id: idSchema,
    order_number: z.string(),
    status: z.enum(orderStatuses),
    status_label: z.string(),
    payment_status: z.enum(paymentStatuses),
    payment_method: z.object({ code: z.string(), title: z.string() }),
    shipping_method: z.object({ code: z.string(), title: z.string(), delivery: z.string() }),
    placed_at: z.iso.datetime(),
    email: z.string(),
    lines: z.array(
      z.object({
        id: idSchema,
        variant_id: idSchema,
        sku: z.string(),
        name: z.string(),
        title: z.string(),
        configuration: orderedBedSchema.nullable().describe('The bed that the shopper composed'),
        made_to_measure: z.boolean().describe('Excluded from the right of withdrawal'),
        brand: z.string(),
        category: z.string(),
        sample: z.boolean().describe('A free sample'),
        link: pathSchema,
        quantity: z.int(),
        price: amountSchema,
        row_total: amountSchema.describe('Price times quantity, before discounts'),
        discount: amountSchema.describe("The line's share of all discounts"),
        delivery_class: z.enum(deliveryClasses),
        delivery: z.string().describe('When it comes, in words that stay true'),
        thumbnail: imageSchema.nullable(),
      }),
    ),
    totals: z.object({
      sub_total: amountSchema,
      shipping_costs: amountSchema,
      ...namedCostFields,
      costs: costsSchema.describe('All costs by name'),
      discount: amountSchema.describe('All discounts together'),
      discounts: z.array(discountSchema).describe('Each by name, in the order in which it was taken off'),
      vat: amountSchema,
      reverse_charge: z
        .boolean()
        .describe('True when all amounts are net: a business in another country declares the VAT'),
      grand_total: amountSchema,
    }),
    delivery: z.object({
      day: deliverySlotSchema.nullable().describe('The day and part that the buyer chose'),
      expected_on: z.iso.date().nullable().describe('The one day on which parcels are promised'),
      haul_away: z.int().describe('Old mattresses and beds that are taken away'),
      pickup_point: pickupPointSchema.nullable(),
      notes: z.object({ deliverer: z.string(), shop: z.string() }),
    }),
    billing: postalAddressSchema,
    shipping: postalAddressSchema,
    voucher: z
      .object({ code: z.string(), amount: amountSchema, minimum: amountSchema, valid_until: z.iso.date() })
      .nullable()
      .describe('Given when the order is paid (CA-07)'),
    invoices: z
      .array(z.object({ number: z.string(), kind: z.enum(['invoice', 'credit_note']), link: pathSchema }))
      .describe('The invoice and its credit notes, each as a PDF (CO-09)'),
    shipments: z.array(
      z.object({
        carrier: z.string(),
        tracking_code: z.string(),
        tracking_url: z.url().nullable(),
        shipped_at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof orderSchema>

export const retryPaymentSchema = z.strictObject({
  order_id: idSchema,
  selectedPaymentMethod: z.string().min(1).max(40).optional().describe('A method other than the last one'),
  selectedPaymentIssuer: z.string().max(40).nullable().default(null),
  customer: paymentAnswersSchema.prefault({}),
})
