import { countryCodes } from '@sluimer/domain/address/country'
import { z } from 'zod'
import { amountSchema, idSchema, imageSchema, pathSchema } from '../platform/primitives.ts'
import { dealSchema } from './deal.ts'
import { energyLabelSchema } from './energy-label.ts'
import { priceSchema } from './price.ts'

const feedVariantSchema = z
  .object({
    variant_id: idSchema,
    sku: z.string(),
    ean: z.string().nullable(),
    title: z.string().describe('The chosen values: "240 x 220 cm, salie"'),
    choices: z.array(
      z.object({
        key: z.string().describe('Name of the option in the query of the product page'),
        value_key: z.string(),
        value: z.string().describe('The value as shoppers read it'),
      }),
    ),
    price: priceSchema,
    deal: dealSchema.nullable().describe("Set when the price is a deal's"),
    available: z.boolean(),
    handling_days: z.int().describe('Working days until it leaves: 0 when in stock, else the lead time'),
    image_key: z.string().nullable(),
    weight_grams: z.int().nullable(),
    shipping: z.array(
      z.object({
        country: z.enum(countryCodes),
        service: z.string(),
        price: amountSchema.describe('Home delivery of a single piece'),
      }),
    ),
  })
  .meta({ id: 'FeedVariant' })
export type FeedVariant = z.infer<typeof feedVariantSchema>

const feedProductSchema = z
  .object({
    id: idSchema,
    sku: z.string(),
    title: z.string(),
    link: pathSchema,
    brand: z.string(),
    summary: z.string(),
    description: z.array(z.string()),
    highlights: z.array(z.string()),
    images: z.array(imageSchema),
    category_titles: z.array(z.string()).describe('From the top level down to the main category'),
    delivery_method: z.enum(['letterbox', 'parcel', 'two_man']),
    condition: z.enum(['new', 'used']),
    energy_label: energyLabelSchema.nullable(),
    eprel_number: z.int().nullable().describe('Null when it is not registered or invented'),
    variants: z.array(feedVariantSchema).min(1),
  })
  .meta({ id: 'FeedProduct' })
export type FeedProduct = z.infer<typeof feedProductSchema>

export const productFeedSchema = z.object({
  products: z.array(feedProductSchema),
  next: idSchema.nullable().describe('The value of `after` for the next products; null at the end'),
})

/** The range of product ids `after` < id <= `until` holds at most as many variants as a feed file may have. */
export const productFeedPartsSchema = z.object({
  parts: z.array(z.object({ after: idSchema, until: idSchema, variants: z.int() })),
})
