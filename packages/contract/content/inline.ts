import { isLocalLink } from '@sluimer/domain/route/local-link'
import { z } from 'zod'

/** The name of a place in a page, which links give after `#`. */
export const anchorSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an anchor: lower case words joined by -')
  .max(120)

/** A page of this shop (VA-30). */
export const localLinkSchema = z.string().refine(isLocalLink, 'a path inside the shop')

/** The target of a link. It states its kind, so that nobody has to guess it from the address. */
export const linkTargetSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('local'), path: localLinkSchema }),
    z.strictObject({ kind: z.literal('anchor'), anchor: anchorSchema }),
    z.strictObject({
      kind: z.literal('web'),
      url: z.url({ protocol: /^https$/, hostname: z.regexes.domain, normalize: false }).max(1000),
    }),
    z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) }),
    z.strictObject({ kind: z.literal('phone'), number: z.string().regex(/^\+?[0-9][0-9 -]{4,24}$/) }),
  ])
  .meta({ id: 'LinkTarget' })
export type LinkTarget = z.infer<typeof linkTargetSchema>

const textRunSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(5000),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
})
export type TextRun = z.infer<typeof textRunSchema>

const inlineSchema = z
  .discriminatedUnion('type', [
    textRunSchema,
    z.strictObject({ type: z.literal('break') }),
    z.strictObject({
      type: z.literal('link'),
      target: linkTargetSchema,
      content: z.array(textRunSchema).min(1).max(50),
    }),
  ])
  .meta({ id: 'Inline' })
export type Inline = z.infer<typeof inlineSchema>

/** Running text: a paragraph, an item of a list, a cell of a table. */
export const inlinesSchema = z.array(inlineSchema).max(500)
