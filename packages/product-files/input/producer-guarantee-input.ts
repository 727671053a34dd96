import { isLocalLink } from '@sluimer/domain/route/local-link'
import { z } from 'zod'
import { titleField } from './input-fields.ts'

const longestLink = 500
const isSafeAddress = (link: string) => z.url({ protocol: /^https$/ }).safeParse(link).success

/**
 * A guarantee beside the legal one, with all that the law requires to be stated about it (Directive 2019/771, art. 17).
 */
export const producerGuaranteeField = z.strictObject({
  by: titleField,
  months: z.int().min(1).max(1200),
  covers: titleField,
  conditionsLink: z
    .string()
    .max(longestLink)
    .refine(
      (link) => isLocalLink(link) || isSafeAddress(link),
      'a page of the shop, or an address with https',
    ),
})
