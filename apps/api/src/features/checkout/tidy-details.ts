import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { parsePostcode } from '@sluimer/domain/address/postcode'
import { formatBirthdate, parseBirthdate } from '@sluimer/domain/customer/birthdate'
import { normalisePhone } from '@sluimer/domain/customer/phone'
import { checkVatNumber } from '@sluimer/domain/customer/vat-number'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { validationMessages } from '@sluimer/domain/validation/messages'
import type { Outcome } from '../../platform/outcome.ts'
import { refusePostBox } from '../address/refuse-post-box.ts'

type Address = Pick<CheckoutCustomer['billing'], 'country_code' | 'zipcode'>

/**
 * Returns the details as they are stored: telephone number, postcodes and birth date in one form, without the company
 * of a private person and without addresses that are not used. Of a VAT number only the form and the checksum are
 * checked here (VA-06). A birth date is optional, but must be an adult's (VA-03).
 */
export function tidyDetails(details: CheckoutCustomer, now: Date): Outcome<CheckoutCustomer> {
  const { customer, billing, sameDeliveryAddress, shipping } = details
  const isCompany = customer.type === 'company'
  if (isCompany && !checkVatNumber(customer.vat_number, billing.country_code).checksumValid)
    return refuse('vat_number')
  const birthdate =
    customer.birthdate === '' ? undefined : parseBirthdate(customer.birthdate, toAmsterdamDate(now))
  if (birthdate?.ok === false) return refuse('birthdate')
  const delivery = sameDeliveryAddress || shipping === null ? billing : shipping
  const unreachable = refusePostBox(delivery, delivery === billing ? 'body.billing' : 'body.shipping')
  if (unreachable) return unreachable
  return {
    ok: true,
    data: {
      customer: {
        ...customer,
        birthdate: birthdate === undefined ? '' : formatBirthdate(birthdate.date),
        phone_number: normalisePhone(customer.phone_number),
        ...(isCompany ? {} : { company: '', vat_number: '', coc_number: '' }),
      },
      billing: { ...billing, zipcode: tidyPostcode(billing) },
      sameDeliveryAddress,
      shipping:
        sameDeliveryAddress || shipping === null ? null : { ...shipping, zipcode: tidyPostcode(shipping) },
      ...(details.noReviewInvitation ? { noReviewInvitation: true } : {}),
    },
  }
}

function refuse(name: 'vat_number' | 'birthdate'): Outcome<CheckoutCustomer> {
  const field = { path: `body.customer.${name}`, message: validationMessages[name] }
  return { ok: false, error: { code: 'invalid_request', message: field.message, fields: [field] } }
}

/** Returns a postcode in its stored form. The contract's schema has already refused unreadable ones. */
function tidyPostcode({ country_code, zipcode }: Address): string {
  return parsePostcode(country_code, zipcode) ?? zipcode
}
