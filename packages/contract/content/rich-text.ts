import { z } from 'zod'
import { productTileSchema } from '../catalog/tile.ts'
import { imageSchema, linkSchema } from '../platform/primitives.ts'
import { plainBlockSchemas } from './blocks.ts'

const imageBlockSchema = z.strictObject({
  type: z.literal('image'),
  image: imageSchema,
  caption: z.string().max(300),
})
const productsBlockSchema = z.strictObject({
  type: z.literal('products'),
  title: z.string(),
  link: linkSchema.nullable().describe('The link to all of them'),
  products: z.array(productTileSchema),
})

/** A block of a text by staff: data, never HTML. */
const richBlockSchema = z
  .discriminatedUnion('type', [...plainBlockSchemas, imageBlockSchema, productsBlockSchema])
  .meta({ id: 'RichBlock' })
export type RichBlock = z.infer<typeof richBlockSchema>
export type Block<Type extends RichBlock['type']> = Extract<RichBlock, { type: Type }>

/** A text with headings, lists, tables, pictures and products, from top to bottom. Its headings begin at level 2. */
export const richTextSchema = z.array(richBlockSchema).max(500)
export type RichText = z.infer<typeof richTextSchema>
