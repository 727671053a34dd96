import { costKinds } from '@sluimer/domain/cart/costs'
import { maxLineQuantity } from '@sluimer/domain/cart/quantity'
import { z } from 'zod'
import { dealSchema } from '../catalog/deal.ts'
import { energyLabelSchema } from '../catalog/energy-label.ts'
import { bedPartSchema, configurationIdSchema } from '../configurator/configuration-schemas.ts'
import { choicesSchema } from '../configurator/definition-schemas.ts'
import { lineErrorSchema } from '../errors.ts'
import { amountSchema, idSchema, imageSchema, pathSchema, seenAmountSchema } from '../platform/primitives.ts'

const cartBedSchema = z
  .object({
    id: configurationIdSchema,
    variantId: z.string().describe('Id of the set and of each chosen option (CF-11)'),
    link: pathSchema.describe('Opens the configurator with these choices'),
    parts: z.array(bedPartSchema),
    problem: z.string().nullable().describe('Why it cannot be ordered any more'),
  })
  .meta({ id: 'CartBed' })

const cartItemSchema = z
  .object({
    id: idSchema,
    variant_id: idSchema,
    parent: z.object({ id: idSchema, title: z.string() }),
    name: z.string(),
    sku: z.string(),
    title: z.string().describe('The chosen options: "240 x 220 cm, salie"; empty without options'),
    link: pathSchema,
    price: amountSchema.describe('For one piece'),
    price_old: amountSchema.nullable(),
    price_before_rise: amountSchema.nullable().describe('When it was put in; null unless it rose since'),
    row_total: amountSchema.describe('Price times quantity, before discounts'),
    discount: amountSchema.describe("The line's share of all discounts"),
    promotion: z
      .string()
      .nullable()
      .describe('The benefit of a promotion on this line: "2 stuks gratis bij 2+2 gratis"'),
    deal: dealSchema.nullable().describe("Set when the price is a deal's"),
    deal_note: z
      .string()
      .nullable()
      .describe('Why the line has the regular price in spite of a deal, and what would get the deal price'),
    code_note: z
      .string()
      .nullable()
      .describe("What the cart's discount code takes off this line, or why it takes off nothing"),
    configuration: cartBedSchema
      .nullable()
      .describe('The bed that the shopper composed; null for other goods'),
    made_to_measure: z.boolean().describe('Excluded from the right of withdrawal'),
    sample: z.boolean().describe('A free sample: one piece, for nothing'),
    brand: z.string(),
    categories: z.array(z.object({ name: z.string() })),
    quantity: z.int(),
    thumbnail: imageSchema,
    stock: z.int().describe('Pieces that can be ordered now'),
    delivery: z.string(),
    available: z.boolean().describe('False when the requested quantity can no longer be delivered'),
    energy_label: energyLabelSchema
      .nullable()
      .describe('Must be shown wherever a light source has its price'),
    energy_label_link: z.string().nullable().describe('Address of the full label, which the arrow links to'),
  })
  .meta({ id: 'CartItem' })
export type CartItem = z.infer<typeof cartItemSchema>

/** The discounts, in the order in which they were taken off; the amounts add up to all discounts on the lines. */
export const discountSchema = z.object({
  title: z.string(),
  amount: amountSchema,
  source: z.enum(['promotion', 'code', 'voucher']),
  code: z.string().nullable(),
})

/** Everything that is paid besides the goods, in the order in which it is shown. */
export const costsSchema = z.array(
  z
    .object({
      kind: z.enum(costKinds),
      title: z.string().describe('As on the invoice: "Kosten PayPal"'),
      cents: z.int().min(0).describe('In cents, unlike the amounts of the specification'),
    })
    .meta({ id: 'Cost' }),
)

/** The costs that have a field of their own besides, in euros. */
export const namedCostFields = {
  payment_costs: amountSchema,
  insurance_costs: amountSchema,
  haul_away_costs: amountSchema,
}

/** How close the cart is to the next benefit: a promotion or free delivery. `percent` is 100 only when it is reached. */
const progressSchema = z.object({
  text: z.string(),
  percent: z.int().min(0).max(100),
  link: pathSchema.nullable(),
})
export type Progress = z.infer<typeof progressSchema>

/** Amounts in euros, with VAT unless `vat_saved` is set; `grand_total` is what is paid, and equals `total` (CA-01). */
const cartTotalsSchema = z
  .object({
    sub_total: amountSchema,
    sub_total_old: amountSchema,
    sub_total_diff: amountSchema,
    shipping_costs: amountSchema.nullable().describe('Null until a country is known'),
    shipping_costs_from: amountSchema
      .nullable()
      .describe('Until then: the price of the cheapest method in the Netherlands; else null'),
    discounts: z.array(discountSchema),
    ...namedCostFields,
    costs: costsSchema.describe('All costs; without delivery until a country is known'),
    promo_progress: progressSchema.nullable().describe('The first of `progress` (CA-06)'),
    progress: z.array(progressSchema).describe('Promotions first, free delivery last'),
    total: amountSchema,
    grand_total: amountSchema,
    vat_saved: amountSchema
      .nullable()
      .describe('Reverse charge: all amounts are net, and this is the VAT that is not paid; else null'),
    total_quantity: z.int(),
  })
  .meta({ id: 'CartTotals' })
export type CartTotals = z.infer<typeof cartTotalsSchema>

/**
 * A code that the shopper entered. A code that does not count (any more) stays until it is removed or replaced, and
 * `problem` says why.
 */
const cartCodeSchema = z
  .object({
    code: z.string(),
    kind: z.enum(['discount', 'voucher']),
    title: z.string(),
    amount: amountSchema.describe('0 for free delivery, and while there is a problem'),
    problem: z.string().nullable(),
  })
  .meta({ id: 'CartCode' })
export type CartCode = z.infer<typeof cartCodeSchema>

export const cartSchema = z
  .object({
    found: z.boolean(),
    quote_id: idSchema.nullable(),
    updated_at: z.iso.datetime().nullable(),
    items: z.array(cartItemSchema),
    totals: cartTotalsSchema,
    shipping_method: z.string().nullable(),
    applied_code: z
      .string()
      .nullable()
      .describe('The discount code, or else the voucher, that takes something off; null without one'),
    codes: z.array(cartCodeSchema).describe('At most one discount code and one voucher'),
    joined: z
      .string()
      .nullable()
      .describe('What the login just brought in from the cart of the account (CA-08); else null'),
  })
  .meta({ id: 'Cart' })
export type Cart = z.infer<typeof cartSchema>

const quantity = z
  .int('Vul een aantal in.')
  .min(1, 'Vul een aantal van 1 of meer in.')
  .max(maxLineQuantity, `Je kunt er hoogstens ${maxLineQuantity} tegelijk bestellen.`)

/** A composed bed (CF-12). The api works out the price itself and refuses another one (CF-10). */
const customBedSchema = z.strictObject({
  slug: z.string().min(1).max(200).describe('Of the set'),
  boxconfig_id: z.string().min(1).max(64).describe('The version of the set that the shopper saw'),
  special_price_incl: seenAmountSchema.describe('What the shopper saw that the bed costs, with VAT'),
  price: seenAmountSchema.describe('The same; shop and consumer speak of one price'),
  category: z.literal('Boxspring kopen'),
  parts: choicesSchema.describe('An option for every property'),
})

export const addCartItemSchema = z.strictObject({
  item_id: z
    .string()
    .min(1)
    .max(1000)
    .describe('variant_id of the added article; of a composed bed also its own variant id (CF-11)'),
  quantity: quantity.default(1),
  custom: customBedSchema.optional().describe('Set for a composed bed'),
})
/** More than fit in an order are refused with the reason, so the list may be somewhat longer. */
const mostAskedSamples = 50
export const addSamplesSchema = z.strictObject({
  item_ids: z
    .array(idSchema)
    .min(1, 'Kies eerst een of meer stalen.')
    .max(mostAskedSamples)
    .describe('variant_id of each sample; those that are in the cart already count as added'),
})
/** A room has a dozen pieces at most. */
const mostGoods = 20
export const addGoodsSchema = z.strictObject({
  items: z
    .array(z.strictObject({ item_id: idSchema.describe('variant_id'), quantity: quantity.default(1) }))
    .min(1, 'Kies eerst een of meer artikelen.')
    .max(mostGoods),
})
export const addedGoodsSchema = z
  .object({
    cart: cartSchema,
    added: z
      .array(z.object({ variant_id: idSchema, quantity: z.int() }))
      .describe('What came into the cart now: nothing of what it had before'),
    left_out: z
      .array(z.object({ item_id: idSchema, title: z.string(), reason: z.string() }))
      .describe('What could not be added, or not as often as asked, and why'),
  })
  .meta({ id: 'AddedGoods' })
export type AddedGoods = z.infer<typeof addedGoodsSchema>
export const updateCartItemSchema = z.strictObject({
  item_id: idSchema.describe('id of the cart item'),
  quantity,
})
export const removeCartItemSchema = z.strictObject({ item_id: idSchema.describe('id of the cart item') })

/** The cart after an addition, with the added item for the quick-buy popup (CA-03). */
export const addedToCartSchema = z
  .object({ cart: cartSchema, added: z.object({ item_id: idSchema, quantity: z.int() }) })
  .meta({ id: 'AddedToCart' })
export type AddedToCart = z.infer<typeof addedToCartSchema>

/** Longer than any code, even with all the spaces that a shopper pastes along. */
const maxTypedCodeLength = 64
const typedCode = z
  .string('Vul een kortingscode in.')
  .trim()
  .min(1, 'Vul een kortingscode in.')
  .max(maxTypedCodeLength, 'Deze code is te lang. Kijk of je alleen de code hebt geplakt.')

export const applyDiscountSchema = z.strictObject({
  discount_code: typedCode.describe(
    'A discount code or a voucher, in any case, with or without spaces and hyphens',
  ),
})
export const removeDiscountSchema = z.strictObject({
  discount_code: typedCode.optional().describe('The code to remove; all codes when left out'),
})
/** `id` is the last part of the link in a reminder. */
export const restoreCartSchema = z.strictObject({ id: idSchema })
/** The cart with what an earlier one held; `missing` lists articles of which fewer pieces are available than it held. */
export const restoredCartSchema = z
  .object({ cart: cartSchema, missing: z.array(lineErrorSchema) })
  .meta({ id: 'RestoredCart' })
export type RestoredCart = z.infer<typeof restoredCartSchema>
