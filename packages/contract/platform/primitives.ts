import { withoutOuterSlashes } from '@sluimer/domain/route/outer-slashes'
import { z } from 'zod'

/**
 * An amount. The JSON has it in euros, as the specification does: 49.95. Code has it in cents: what reads and writes the
 * JSON converts it by its name (amounts.ts).
 */
export const amountSchema = z.number().describe('Amount in euros, two decimals at most')
/** No order costs more. Far larger amounts have no exact cents, so that a refusal could not repeat them. */
const mostEuros = 1_000_000_000
/** An amount as a caller tells what was seen. */
export const seenAmountSchema = amountSchema.min(-mostEuros).max(mostEuros)
/** A link inside the shop. It starts with one slash, never with two. */
export const pathSchema = z.string().describe('Path inside the shop, starting with /')
/** The path of a page as a caller may write it; slashes around it are removed (API-16). */
export const askedPathSchema = (maxLength: number) =>
  z.string().min(1).max(maxLength).overwrite(withoutOuterSlashes)
/** A record's id in the contract: always a string. */
export const idSchema = z.string().min(1).max(64)

/** A picture as the shop shows it: `/media/{width}/{key}` serves it in the fixed widths up to `width`. */
export const imageSchema = z
  .object({
    key: z.string().describe('Name under /media/{width}/'),
    src: pathSchema.describe('A ready address, 640 px wide'),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string().describe('Tiny blurred stand-in as a data URI, or empty'),
  })
  .meta({ id: 'Image' })
export type Image = z.infer<typeof imageSchema>

export const linkSchema = z.object({ title: z.string(), link: pathSchema }).meta({ id: 'Link' })
export type Link = z.infer<typeof linkSchema>
