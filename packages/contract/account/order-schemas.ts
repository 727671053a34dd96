import { orderStatuses } from '@sluimer/domain/order/status'
import { z } from 'zod'
import { getOrderEndpoint } from '../order/endpoints.ts'
import { amountSchema, idSchema } from '../platform/primitives.ts'

const joined = z
  .enum(['placed', 'mailbox'])
  .describe("How it came to the account: 'placed' while logged in, or as a guest with this mailbox")

export const ownOrdersSchema = z
  .object({
    orders: z.array(
      z.object({
        order_id: idSchema,
        order_number: z.string(),
        status: z.enum(orderStatuses),
        status_label: z.string(),
        placed_at: z.iso.datetime(),
        grand_total: amountSchema,
        goods: z.array(z.string()).describe('Names of the goods, in the order of the lines'),
        joined,
      }),
    ),
  })
  .meta({ id: 'OwnOrders' })
export type OwnOrders = z.infer<typeof ownOrdersSchema>

export const ownOrderSchema = getOrderEndpoint.response.extend({ joined }).meta({ id: 'OwnOrder' })
export type OwnOrder = z.infer<typeof ownOrderSchema>
