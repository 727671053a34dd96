import { z } from 'zod'
import { emailSchema } from '../marketing/schemas.ts'
import { idSchema } from '../platform/primitives.ts'

const subscriptionSchema = z.object({
  id: idSchema,
  email: emailSchema,
  state: z
    .enum(['confirmed', 'pending'])
    .describe('A pending one was asked for on a page for everyone, and waits for its mail to be answered'),
  since: z.iso.datetime(),
})

/** The newsletters that go to a customer's mailbox: none, or the one that there is. */
export const subscriptionsSchema = z
  .object({ subscriptions: z.array(subscriptionSchema) })
  .meta({ id: 'Subscriptions' })
export type Subscriptions = z.output<typeof subscriptionsSchema>
