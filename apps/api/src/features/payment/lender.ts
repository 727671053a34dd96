import { z } from 'zod'

const page = z.url({ protocol: /^https$/, error: 'the https address of a page' }).max(500)

/**
 * The lender of a pay-later method. The law wants this shown wherever the credit is offered (Directive 2023/2225): the
 * creditor by name, the costs, the conditions, and the information before the contract (SECCI).
 */
export const lenderSchema = z.strictObject({
  /** The creditor's own name, which is that of a company and not a brand. */
  name: z.string().trim().min(2).max(120),
  /** Interest and the costs of late payment, in sentences: 'Geen rente. Te laat: € 7,50 per herinnering.' */
  costs: z.string().trim().min(10).max(400),
  conditionsUrl: page,
  informationUrl: page,
})
export type Lender = z.output<typeof lenderSchema>
