import { z } from 'zod'
import { billingAddressSchema, shippingAddressSchema } from '../address/schemas.ts'
import { idSchema } from '../platform/primitives.ts'

const isDefault = z
  .boolean()
  .default(false)
  .describe('Whether it is filled in at the checkout from now on; the first address always is')

/** An address as a customer keeps it. The fields are those of the checkout (section 3 of the specification). */
export const keepBillingAddressSchema = z
  .strictObject({ address: billingAddressSchema, isDefault })
  .meta({ id: 'BillingAddressToKeep' })
export const keepShippingAddressSchema = z
  .strictObject({ address: shippingAddressSchema, isDefault })
  .meta({ id: 'ShippingAddressToKeep' })

const kept = { id: idSchema, isDefault: z.boolean() }
const keptBillingSchema = z.object({ ...kept, address: billingAddressSchema })
const keptShippingSchema = z.object({ ...kept, address: shippingAddressSchema })

/** All addresses of a customer: of each kind the default first, then the newest. */
export const addressBookSchema = z
  .object({ billing: z.array(keptBillingSchema), shipping: z.array(keptShippingSchema) })
  .meta({ id: 'AddressBook' })
export type AddressBook = z.output<typeof addressBookSchema>
