import { z } from 'zod'
import { idSchema, imageSchema, pathSchema } from '../platform/primitives.ts'
import { ratingSchema } from '../review/rating.ts'
import { dealSchema } from './deal.ts'
import { energyLabelSchema } from './energy-label.ts'
import { priceSchema } from './price.ts'

const swatchSchema = z
  .object({
    title: z.string(),
    color: z.string().describe('CSS color'),
    link: pathSchema.describe('The product in this color'),
    image: imageSchema.nullable().describe('Its picture in this color; null when it has none of its own'),
    second_image: imageSchema
      .nullable()
      .describe(
        'Another picture in this color, for while the pointer is on the tile; null when there is none',
      ),
    price: priceSchema.describe('The lowest price in this color'),
    available: z.boolean(),
  })
  .meta({ id: 'Swatch' })
export type Swatch = z.infer<typeof swatchSchema>

/** A product in a grid or strip (CT-03). */
export const productTileSchema = z
  .object({
    id: idSchema,
    slug: z.string(),
    title: z.string(),
    sub_title: z.string(),
    brand: z.string(),
    link: pathSchema,
    available: z.boolean(),
    overlay: z.string().nullable().describe('Text over the picture of a product that cannot be bought'),
    images: z.array(imageSchema).min(1),
    price: priceSchema,
    deal: dealSchema.nullable().describe("Set when the price is a deal's"),
    swatches: z.array(swatchSchema),
    delivery: z.string().describe('When it comes, in full: "Dinsdag 24 november in huis"'),
    delivery_short: z.string().describe('The same for one line of a tile: "Di 24 nov in huis"'),
    variant_id: idSchema
      .nullable()
      .describe('Set when there is nothing left to choose, so that it can be added at once'),
    asks_size: z.boolean().describe('Whether what is left to choose includes a size'),
    shown_size: z
      .string()
      .nullable()
      .describe('The size that suits the bed of the query, in which the product is shown: "240 x 220 cm"'),
    energy_label: energyLabelSchema
      .nullable()
      .describe('Must be shown wherever a light source is offered (EU 2017/1369)'),
    energy_label_link: z.string().nullable().describe('Address of the full label, which the arrow links to'),
    rating: ratingSchema.nullable().describe('Null without reviews'),
    stock_score: z.int().min(0).max(3).describe('0 none, 1 a few, 2 enough, 3 plenty'),
  })
  .meta({ id: 'ProductTile' })
export type ProductTile = z.infer<typeof productTileSchema>
