import { z } from 'zod'
import { anchorSchema, inlinesSchema, linkTargetSchema } from './inline.ts'

const title = z.string().trim().min(1).max(200)

const paragraphSchema = z.strictObject({ type: z.literal('paragraph'), content: inlinesSchema.min(1) })
const listSchema = z.strictObject({
  type: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(inlinesSchema.min(1)).min(1).max(100),
})

/** What a callout or an answer may contain. */
const simpleBlockSchema = z.discriminatedUnion('type', [paragraphSchema, listSchema])
export type SimpleBlock = z.infer<typeof simpleBlockSchema>
const simpleBlocks = z.array(simpleBlockSchema).min(1).max(30)

const headingSchema = z.strictObject({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3)]),
  text: title,
  anchor: anchorSchema,
})
const quoteSchema = z.strictObject({
  type: z.literal('quote'),
  paragraphs: z.array(inlinesSchema.min(1)).min(1).max(10),
})
const tableSchema = z.strictObject({
  type: z.literal('table'),
  align: z.array(z.enum(['left', 'center', 'right'])).max(12),
  head: z.array(inlinesSchema).min(1).max(12),
  rows: z.array(z.array(inlinesSchema).max(12)).max(200),
})
const calloutSchema = z.strictObject({
  type: z.literal('callout'),
  tone: z.enum(['tip', 'attention']),
  title,
  content: simpleBlocks,
})
const buttonSchema = z.strictObject({
  type: z.literal('button'),
  text: z.string().trim().min(1).max(80),
  target: linkTargetSchema,
})
const questionsSchema = z.strictObject({
  type: z.literal('questions'),
  items: z
    .array(z.strictObject({ question: title, anchor: anchorSchema, answer: simpleBlocks }))
    .min(1)
    .max(60),
})

/** The kinds of block that are stored as they are shown. Of pictures and products only the name is stored. */
export const plainBlockSchemas = [
  paragraphSchema,
  listSchema,
  headingSchema,
  quoteSchema,
  tableSchema,
  calloutSchema,
  buttonSchema,
  questionsSchema,
] as const
