import type { AddressBook } from '@sluimer/contract/account/address-schemas'
import { billingAddressSchema, shippingAddressSchema } from '@sluimer/contract/address/schemas'
import type { Checkout, checkoutCustomerSchema } from '@sluimer/contract/checkout/schemas'
import { customerSchema } from '@sluimer/contract/customer/schemas'
import { defaultCountryCode } from '@sluimer/domain/address/country'
import { formatPostcode } from '@sluimer/domain/address/postcode'
import type { ToldPlace } from '@sluimer/domain/delivery/areas'
import { z } from 'zod'
import { chooseKept, isKept, keptNames, sections } from './kept-addresses.ts'
import type { Word } from './typed-words.ts'

/**
 * The address page's form: the contract's own schemas, so the browser refuses exactly what the api refuses. The tick says
 * "deliver elsewhere", because an unticked box sends nothing and the same address is the default (CO-02).
 */
export const addressFormSchema = z
  .object({
    customer: customerSchema,
    billingKept: z.string().max(40).optional(),
    billing: billingAddressSchema.optional(),
    otherAddress: z.boolean().default(false),
    shippingKept: z.string().max(40).optional(),
    shipping: shippingAddressSchema.optional(),
    noReviewInvitation: z.boolean().default(false),
  })
  .refine((form) => isKept(form.billingKept) || form.billing !== undefined, {
    message: 'Vul een factuuradres in.',
    path: ['billing'],
  })
  .refine((form) => !form.otherAddress || isKept(form.shippingKept) || form.shipping !== undefined, {
    message: 'Vul een afleveradres in.',
    path: ['otherAddress'],
  })
export type AddressForm = z.output<typeof addressFormSchema>

/** Returns the form without fields that its choices made irrelevant: browsers without scripts send hidden ones too. */
export function keepRelevantFields(sent: FormData): FormData {
  const relevant = new FormData()
  const isElsewhere = sent.get('otherAddress') === 'on'
  const isCompany = sent.get('customer.type') === 'company'
  const kept = sections.filter((section) => isKept(sent.get(keptNames[section])?.toString()))
  for (const [name, value] of sent) {
    if (!isElsewhere && /^shipping(?:Kept|\.)/.test(name)) continue
    if (kept.some((section) => name.startsWith(`${section}.`))) continue
    if (!isCompany && ['customer.company', 'customer.vat_number', 'customer.coc_number'].includes(name))
      continue
    relevant.append(name, value)
  }
  return relevant
}

type SentDetails = z.input<typeof checkoutCustomerSchema>

/**
 * Converts the form's values to what the api's call takes, with the addresses that are chosen from the account. Returns the field
 * whose choice is no longer in the account instead.
 */
export function toCheckoutCustomer(
  form: AddressForm,
  book: AddressBook = { billing: [], shipping: [] },
): SentDetails | { gone: 'billingKept' | 'shippingKept' } {
  const billing = findAddress(form.billingKept, book.billing, form.billing)
  const shipping = form.otherAddress ? findAddress(form.shippingKept, book.shipping, form.shipping) : null
  if (billing === undefined) return { gone: keptNames.billing }
  if (shipping === undefined) return { gone: keptNames.shipping }
  return {
    customer: form.customer,
    billing,
    sameDeliveryAddress: !form.otherAddress,
    shipping,
    noReviewInvitation: form.noReviewInvitation,
  }
}

function findAddress<Address>(
  chosen: string | undefined,
  kept: readonly { id: string; address: Address }[],
  typed: Address | undefined,
): Address | undefined {
  return isKept(chosen) ? kept.find(({ id }) => id === chosen)?.address : typed
}

/**
 * Returns the details that were saved before, as the form's initial values. An address that is not known begins with the place that
 * the visitor told.
 */
export function toFormValues(
  details: Checkout['details'],
  book: AddressBook = { billing: [], shipping: [] },
  told?: ToldPlace | null,
) {
  const { person, billing, shipping, sameDeliveryAddress, noReviewInvitation } = details
  const begun = beginAddress(told)
  const billingKept = chooseKept('billing', details, book)
  const shippingKept = chooseKept('shipping', details, book)
  return {
    customer: person ?? { type: 'private' },
    billingKept,
    billing: billing && !isKept(billingKept) ? asShown(billing) : begun,
    otherAddress: sameDeliveryAddress ? '' : 'on',
    shippingKept,
    shipping: shipping && !isKept(shippingKept) ? asShown(shipping) : begun,
    noReviewInvitation: noReviewInvitation ? 'on' : '',
  }
}

/** The digits are a whole postcode in Belgium only: in the Netherlands the visitor adds the letters, which the shop does not keep. */
function beginAddress(told: ToldPlace | null | undefined) {
  return { country_code: told?.country ?? defaultCountryCode, zipcode: told?.digits }
}

/** Returns initial values with words over them that were typed before a login, or before a look at it. */
export function withWords(values: ReturnType<typeof toFormValues>, words: readonly Word[]) {
  if (words.length === 0) return values
  const of = new Map(words)
  const listIn = (section: string) =>
    Object.fromEntries(
      words.flatMap(([name, value]) =>
        name.startsWith(`${section}.`) ? [[name.slice(section.length + 1), value]] : [],
      ),
    )
  const addressIn = (section: 'billing' | 'shipping') => {
    const typed = listIn(section)
    return Object.keys(typed).length > 0 ? typed : values[section]
  }
  return {
    ...values,
    customer: { ...values.customer, ...listIn('customer') },
    billingKept: values.billingKept && (of.get('billingKept') ?? values.billingKept),
    billing: addressIn('billing'),
    otherAddress: of.get('otherAddress') ?? '',
    shippingKept: values.shippingKept && (of.get('shippingKept') ?? values.shippingKept),
    shipping: addressIn('shipping'),
    noReviewInvitation: of.get('noReviewInvitation') ?? '',
  }
}

/** Returns an address with its postcode in the usual notation. */
export function asShown<Address extends { country_code: string; zipcode: string }>(
  address: Address,
): Address {
  return { ...address, zipcode: formatPostcode(address.country_code, address.zipcode) }
}

/**
 * Groups the api's field errors by form field name: `body.customer.email` is the form's `customer.email`. Those of a kept address
 * stand at its choice, because its fields do not show.
 */
export function toFormErrors(
  fields: readonly { path: string; message: string }[] = [],
  chosen: Pick<AddressForm, 'billingKept' | 'shippingKept'> = {},
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of fields) {
    const field = path.replace(/^body\./, '')
    const section = sections.find((one) => field.startsWith(`${one}.`) && isKept(chosen[keptNames[one]]))
    const name = section ? keptNames[section] : field
    errors[name] = [...(errors[name] ?? []), message]
  }
  return errors
}
