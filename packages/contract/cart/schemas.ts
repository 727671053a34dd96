import { maxLineQuantity } from '@sluimer/domain/cart/quantity'
import { z } from 'zod'
import { dealSchema } from '../catalog/deal.ts'
import { euroSchema, idSchema, imageSchema, pathSchema } from '../platform/primitives.ts'

export const cartItemSchema = z
  .object({
    id: idSchema,
    variant_id: idSchema,
    parent: z.object({ id: idSchema, title: z.string() }),
    name: z.string(),
    sku: z.string(),
    title: z.string().describe('The chosen options: "240 x 220 cm, salie"; empty without options'),
    link: pathSchema,
    price: euroSchema.describe('Of one piece'),
    price_old: euroSchema.nullable(),
    row_total: euroSchema,
    deal: dealSchema.nullable().describe('Set when the price is that of a deal'),
    deal_note: z
      .string()
      .nullable()
      .describe('Why the line has the regular price though there is a deal, and what has the deal price'),
    brand: z.string(),
    categories: z.array(z.object({ name: z.string() })),
    quantity: z.int(),
    thumbnail: imageSchema,
    stock: z.int().describe('Pieces that can be ordered now'),
    delivery: z.string(),
    available: z.boolean().describe('False when the asked quantity cannot be delivered any more'),
  })
  .meta({ id: 'CartItem' })
export type CartItem = z.infer<typeof cartItemSchema>

/** Amounts in euros; `grand_total` is what is paid and the same as `total` (CA-01). */
export const cartTotalsSchema = z
  .object({
    sub_total: euroSchema,
    sub_total_old: euroSchema,
    sub_total_diff: euroSchema,
    shipping_costs: euroSchema.nullable().describe('Null until a country is known'),
    discounts: z.array(z.object({ title: z.string(), amount: euroSchema })),
    payment_costs: euroSchema,
    insurance_costs: euroSchema,
    promo_progress: z.object({ text: z.string(), percent: z.int().min(0).max(100) }).nullable(),
    total: euroSchema,
    grand_total: euroSchema,
    total_quantity: z.int(),
  })
  .meta({ id: 'CartTotals' })
export type CartTotals = z.infer<typeof cartTotalsSchema>

export const cartSchema = z
  .object({
    found: z.boolean(),
    quote_id: idSchema.nullable(),
    updated_at: z.iso.datetime().nullable(),
    items: z.array(cartItemSchema),
    totals: cartTotalsSchema,
    shipping_method: z.string().nullable(),
    applied_code: z.string().nullable(),
  })
  .meta({ id: 'Cart' })
export type Cart = z.infer<typeof cartSchema>

const quantity = z
  .int('Vul een aantal in.')
  .min(1, 'Vul een aantal van 1 of meer in.')
  .max(maxLineQuantity, `Je kunt er hoogstens ${maxLineQuantity} tegelijk bestellen.`)

export const addCartItemSchema = z.strictObject({
  item_id: idSchema.describe('variant_id of what is added'),
  quantity: quantity.default(1),
})
export const updateCartItemSchema = z.strictObject({
  item_id: idSchema.describe('id of the cart item'),
  quantity,
})
export const removeCartItemSchema = z.strictObject({ item_id: idSchema.describe('id of the cart item') })

/** The cart after an addition, with the item that was added for the quick-buy popup (CA-03). */
export const addedToCartSchema = z
  .object({ cart: cartSchema, added: z.object({ item_id: idSchema, quantity: z.int() }) })
  .meta({ id: 'AddedToCart' })
export type AddedToCart = z.infer<typeof addedToCartSchema>
