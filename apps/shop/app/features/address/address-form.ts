import { billingAddressSchema, shippingAddressSchema } from '@sluimer/contract/address/schemas'
import type { Checkout, checkoutCustomerSchema } from '@sluimer/contract/checkout/schemas'
import { customerSchema } from '@sluimer/contract/customer/schemas'
import { formatPostcode } from '@sluimer/domain/address/postcode'
import { z } from 'zod'

/**
 * The address page's form: the contract's own schemas, so the browser refuses exactly what the api refuses. The tick says
 * "deliver elsewhere", because an unticked box sends nothing and the same address is the default (CO-02).
 */
export const addressFormSchema = z
  .object({
    customer: customerSchema,
    billing: billingAddressSchema,
    otherAddress: z.boolean().default(false),
    shipping: shippingAddressSchema.optional(),
    noReviewInvitation: z.boolean().default(false),
  })
  .refine((form) => !form.otherAddress || form.shipping !== undefined, {
    message: 'Vul een afleveradres in.',
    path: ['otherAddress'],
  })
export type AddressForm = z.output<typeof addressFormSchema>

/** Returns the form without fields that its choices made irrelevant: browsers without scripts send hidden ones too. */
export function keepRelevantFields(sent: FormData): FormData {
  const relevant = new FormData()
  const isElsewhere = sent.get('otherAddress') === 'on'
  const isCompany = sent.get('customer.type') === 'company'
  for (const [name, value] of sent) {
    if (!isElsewhere && name.startsWith('shipping.')) continue
    if (!isCompany && ['customer.company', 'customer.vat_number', 'customer.coc_number'].includes(name))
      continue
    relevant.append(name, value)
  }
  return relevant
}

/** Converts the form's values to what the api's call takes. */
export function toCheckoutCustomer(form: AddressForm): z.input<typeof checkoutCustomerSchema> {
  return {
    customer: form.customer,
    billing: form.billing,
    sameDeliveryAddress: !form.otherAddress,
    shipping: form.otherAddress ? (form.shipping ?? null) : null,
    noReviewInvitation: form.noReviewInvitation,
  }
}

/** Returns the details that were saved before, as the form's initial values. */
export function toFormValues(details: Checkout['details']) {
  const { person, billing, shipping, sameDeliveryAddress, noReviewInvitation } = details
  return {
    customer: person ?? { type: 'private' },
    billing: billing ? asShown(billing) : { country_code: 'NL' },
    otherAddress: sameDeliveryAddress ? '' : 'on',
    shipping: shipping ? asShown(shipping) : { country_code: 'NL' },
    noReviewInvitation: noReviewInvitation ? 'on' : '',
  }
}

/** Returns an address with its postcode in the usual notation. */
export function asShown<Address extends { country_code: string; zipcode: string }>(
  address: Address,
): Address {
  return { ...address, zipcode: formatPostcode(address.country_code, address.zipcode) }
}

/** Groups the api's field errors by form field name: `body.customer.email` is the form's `customer.email`. */
export function toFormErrors(
  fields: readonly { path: string; message: string }[] = [],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of fields) {
    const name = path.replace(/^body\./, '')
    errors[name] = [...(errors[name] ?? []), message]
  }
  return errors
}
