import { orderSteps } from '@sluimer/domain/order/history'
import { orderStatuses } from '@sluimer/domain/order/status'
import { z } from 'zod'
import { priceChangeSchema } from '../errors.ts'
import { getOrderEndpoint } from '../order/endpoints.ts'
import { amountSchema, idSchema, imageSchema, pathSchema } from '../platform/primitives.ts'

const joined = z
  .enum(['placed', 'mailbox'])
  .describe("How it came to the account: 'placed' while logged in, or as a guest with this mailbox")

const progress = z
  .object({
    words: z.string().describe("How it stands, in plain words: 'Onderweg'"),
    detail: z.string().describe("What there is to add: 'Dinsdag 24 november in huis'; may be empty"),
  })
  .describe('How the order stands now')

const orderNumber = z.string().max(20)

export const listOwnOrdersQuerySchema = z.strictObject({
  older_than: orderNumber
    .optional()
    .describe('Number of an order in the account: only what was placed before it'),
  newer_than: orderNumber.optional().describe('Only the orders right after that one'),
  limit: z.coerce.number().int().min(1).max(50).optional().describe('20 when left out'),
})
export type OwnOrdersQuery = z.output<typeof listOwnOrdersQuerySchema>

const listedOrderSchema = z
  .object({
    order_id: idSchema,
    order_number: z.string(),
    status: z.enum(orderStatuses),
    status_label: z.string(),
    progress,
    payable: z.boolean().describe('Unpaid, and it can still be paid'),
    placed_at: z.iso.datetime(),
    grand_total: amountSchema,
    goods: z
      .array(z.object({ name: z.string(), quantity: z.int(), thumbnail: imageSchema.nullable() }))
      .describe('In the order of the lines'),
    joined,
  })
  .meta({ id: 'ListedOrder' })
export type ListedOrder = z.infer<typeof listedOrderSchema>

export const ownOrdersSchema = z
  .object({
    orders: z.array(listedOrderSchema),
    older: z.string().nullable().describe('What to ask as older_than for the next page; null on the last'),
    newer: z.string().nullable().describe('What to ask as newer_than for the page before; null on the first'),
  })
  .meta({ id: 'OwnOrders' })
export type OwnOrders = z.infer<typeof ownOrdersSchema>

export const ownOrderSchema = getOrderEndpoint.response
  .extend({
    joined,
    progress,
    steps: z
      .array(
        z.object({
          step: z.enum(orderSteps),
          at: z.iso.datetime(),
          amount: amountSchema.nullable().describe('What was credited; null for other steps'),
        }),
      )
      .describe('What happened to it, the oldest first'),
    reviews: z
      .array(z.object({ title: z.string(), link: pathSchema }))
      .describe('Where its buyer can review what they kept, once it was sent'),
  })
  .meta({ id: 'OwnOrder' })
export type OwnOrder = z.infer<typeof ownOrderSchema>

export const orderedAgainSchema = z
  .object({
    is_any_in_cart: z.boolean().describe('Whether the cart has any of its goods now'),
    missing: z
      .array(z.object({ line_id: idSchema, title: z.string(), reason: z.string().describe('In Dutch') }))
      .describe('Lines of which not all pieces are in the cart now'),
    prices: z.array(priceChangeSchema).describe('Lines that cost something else per piece than then'),
  })
  .meta({ id: 'OrderedAgain' })
export type OrderedAgain = z.infer<typeof orderedAgainSchema>
