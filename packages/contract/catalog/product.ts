import { takeBackKinds } from '@sluimer/domain/returns/take-back'
import { z } from 'zod'
import { idSchema, imageSchema, linkSchema, pathSchema } from '../platform/primitives.ts'
import { ratingSchema } from '../review/rating.ts'
import { dealSchema } from './deal.ts'
import { energyLabelSchema } from './energy-label.ts'
import { lightSourceSchema } from './light-source.ts'
import { priceSchema } from './price.ts'
import { producerGuaranteeSchema } from './producer-guarantee.ts'
import { textilePartSchema } from './textile-part.ts'

const productOptionSchema = z
  .object({
    id: idSchema,
    key: z.string().describe('Name in the query of the product page: kleur, maat'),
    title: z.string(),
    values: z.array(
      z.object({
        id: idSchema,
        key: z.string().describe('Value in the query of the product page'),
        title: z.string(),
        color: z.string().nullable().describe('CSS color for a swatch'),
      }),
    ),
  })
  .meta({ id: 'ProductOption' })
export type ProductOption = z.infer<typeof productOptionSchema>

const variantSchema = z
  .object({
    variant_id: idSchema,
    sku: z.string(),
    ean: z.string().nullable().describe('8 or 13 digits'),
    weight_grams: z.int().nullable().describe('Null when the weight is unknown'),
    handling_days: z.int().describe('Working days until it can leave; 0 when in stock'),
    title: z.string().describe('The chosen values: "240 x 220 cm, salie"'),
    value_ids: z.array(idSchema).describe('One value of each option, in the order of the options'),
    price: priceSchema,
    deal: dealSchema.nullable().describe("Set when the price is a deal's"),
    available: z.boolean(),
    stock: z.int().describe('Pieces that can be ordered now, 99 at most'),
    delivery: z.string(),
    image_key: z.string().nullable().describe('The picture of this variant'),
  })
  .meta({ id: 'Variant' })
export type Variant = z.infer<typeof variantSchema>

/** A product page (PD-01). Texts are plain; paragraphs are separate strings, so nothing has to be trusted as HTML. */
export const productSchema = z
  .object({
    id: idSchema,
    slug: z.string(),
    title: z.string(),
    sub_title: z.string(),
    sku: z.string(),
    link: pathSchema,
    brand: z.object({ title: z.string(), link: pathSchema.nullable() }),
    main_category: z.object({ title: z.string(), link: pathSchema }).nullable(),
    categories: z.array(z.object({ name: z.string() })),
    breadcrumb: z.array(linkSchema),
    images: z.array(imageSchema).min(1),
    image: imageSchema,
    options: z.array(productOptionSchema),
    variants: z.array(variantSchema).min(1),
    variant_id: idSchema.describe('The variant shown first: the cheapest that can be bought'),
    price: priceSchema,
    available: z.boolean(),
    overlay: z.string().nullable(),
    stock_score: z.int().min(0).max(3),
    delivery: z.string(),
    delivery_method: z.enum(['letterbox', 'parcel', 'two_man']),
    summary: z.string(),
    description: z.array(z.string()),
    highlights: z.array(z.string()),
    specifications: z.array(
      z.object({
        title: z.string(),
        rows: z.array(z.object({ label: z.string(), value: z.string() })),
      }),
    ),
    composition: z
      .array(textilePartSchema)
      .describe('The textile parts; shares are percentages of the weight'),
    has_animal_parts: z
      .boolean()
      .describe('True when it contains down, leather or another animal part that is no textile'),
    care: z.array(z.string()),
    safety: z.object({
      manufacturer: z.string(),
      address: z.string(),
      email: z.string(),
      warnings: z.array(z.string()),
    }),
    rating: ratingSchema.nullable().describe('Null without reviews'),
    energy_label: energyLabelSchema.nullable(),
    light_source: lightSourceSchema.nullable().describe('Set where there is an energy label'),
    producer_guarantee: producerGuaranteeSchema
      .nullable()
      .describe('Promised beside the legal guarantee; null without a promise'),
    take_back: z
      .enum(takeBackKinds)
      .nullable()
      .describe('The kind of old goods that the shop takes back when it is bought'),
    made_to_measure: z.boolean(),
    condition: z.enum(['new', 'used']).describe('Used: it came back or stood in the showroom'),
    custom_fields: z.object({
      boxconfig_id: z.string().nullable(),
      summary: z.string().nullable(),
      image_url: z.string().nullable(),
    }),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof productSchema>
