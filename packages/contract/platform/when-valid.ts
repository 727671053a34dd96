import type { z } from 'zod'

/**
 * Lets a rule about some fields of a form run as soon as these are readable, although others are wrong: what is wrong is then reported
 * at once, and not again at the second attempt.
 */
export function whenValid(part: z.ZodType): (checked: { value: unknown }) => boolean {
  return ({ value }) => part.safeParse(value).success
}
