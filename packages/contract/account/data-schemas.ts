import { z } from 'zod'

/** What the deletion of an account does with a kind of data, as its owner reads it. */
const dataFates = ['deleted', 'kept_with_order', 'anonymous', 'expires'] as const
export type DataFate = (typeof dataFates)[number]

const keptOrderSchema = z.object({
  order_number: z.string(),
  kept_until: z.iso.date().describe('The last day; after it, nothing tells any more whose order it was'),
  because: z.enum(['law', 'unpaid']).describe('Tax law, or a payment that may still come'),
})

/** All that the shop knows about a customer, except what opens something. */
export const ownDataSchema = z
  .object({
    made_at: z.iso.datetime(),
    email: z.string(),
    sections: z.array(
      z.object({
        title: z.string(),
        why: z.string().describe('What it is for, and how long it is kept'),
        fate: z.enum(dataFates).describe('What happens to it when the account is deleted'),
        rows: z
          .array(z.record(z.string(), z.unknown()))
          .describe('Values by their Dutch names; amounts in euros'),
      }),
    ),
    kept_orders: z.array(keptOrderSchema).describe('Orders that outlive the account'),
  })
  .meta({ id: 'OwnData' })
export type OwnData = z.infer<typeof ownDataSchema>

export const deletionReceiptSchema = z.object({
  receipt: z.string().describe("Such as 'W-7KQ4-XM9D'; it says nothing about the person"),
  deleted_at: z.iso.datetime(),
})
export type DeletionReceipt = z.infer<typeof deletionReceiptSchema>
