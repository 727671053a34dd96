import { z } from 'zod'

/** A promise about a product beside the legal guarantee, which it never limits. */
export const producerGuaranteeSchema = z
  .object({
    by: z.string().describe('Who promises it'),
    months: z.int().describe('Counted from delivery'),
    covers: z.string(),
    text: z.string().describe('The whole promise in words: "5 jaar garantie van Morgenrood op het frame"'),
    conditions_link: z.string().describe('A path inside the shop, or an address with https'),
  })
  .meta({ id: 'ProducerGuarantee' })
export type ProducerGuarantee = z.infer<typeof producerGuaranteeSchema>
