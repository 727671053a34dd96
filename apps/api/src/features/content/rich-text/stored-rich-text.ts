import { plainBlockSchemas } from '@sluimer/contract/content/blocks'
import { z } from 'zod'
import { categoryPathSchema, pictureKeySchema, productSlugSchema } from '../content-names.ts'

const imageBlock = z.strictObject({
  type: z.literal('image'),
  imageKey: pictureKeySchema,
  alt: z.string().trim().max(300),
  caption: z.string().trim().max(300),
})
const productsBlock = z.strictObject({
  type: z.literal('products'),
  title: z.string().trim().min(1).max(200),
  from: z.union([
    z.strictObject({ categoryPath: categoryPathSchema, limit: z.int().min(1).max(24) }),
    z.strictObject({ slugs: z.array(productSlugSchema).min(1).max(24) }),
  ]),
})

/** Rich text as it is stored: pictures by key, products by their source, the rest as it is shown. */
export const storedRichTextSchema = z
  .array(z.discriminatedUnion('type', [...plainBlockSchemas, imageBlock, productsBlock]))
  .max(500)
export type StoredRichText = z.infer<typeof storedRichTextSchema>
export type StoredBlock = StoredRichText[number]
export type StoredBlockOf<Type extends StoredBlock['type']> = Extract<StoredBlock, { type: Type }>
