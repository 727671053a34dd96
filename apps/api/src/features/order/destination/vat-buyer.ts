import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { checkVatNumber } from '@sluimer/domain/customer/vat-number'
import type { TaxedBuyer } from '@sluimer/domain/tax/vat-treatment'
import { toDeliveryCountry } from './delivery-country.ts'

export interface VatBuyer extends TaxedBuyer {
  /** Without its country. Empty for a consumer. */
  number: string
}

/** Returns the buyer as tax law sees them. */
export function toVatBuyer(details: CheckoutCustomer): VatBuyer {
  const { customer, billing } = details
  const deliveredTo = toDeliveryCountry(details)
  if (customer.type !== 'company') return { deliveredTo, vatCountry: null, number: '' }
  const { country, number } = checkVatNumber(customer.vat_number, billing.country_code)
  return { deliveredTo, vatCountry: country, number }
}

/** Returns a VAT number with its country, as invoices show it: 'BE0123456749'. Empty for a consumer. */
export function formatVatNumber({ vatCountry, number }: Pick<VatBuyer, 'vatCountry' | 'number'>): string {
  return vatCountry === null ? '' : `${vatCountry}${number}`
}
