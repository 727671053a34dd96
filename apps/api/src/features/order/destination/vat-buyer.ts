import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { checkVatNumber } from '@sluimer/domain/customer/vat-number'
import type { TaxedBuyer } from '@sluimer/domain/tax/vat-treatment'
import { countryOf } from './delivery-country.ts'

export interface VatBuyer extends TaxedBuyer {
  /** Without its country. Empty for who buys as a consumer. */
  number: string
}

/** Who buys, as tax law looks at it. */
export function vatBuyerOf(details: CheckoutCustomer): VatBuyer {
  const { customer, billing } = details
  const deliveredTo = countryOf(details)
  if (customer.type !== 'company') return { deliveredTo, vatCountry: null, number: '' }
  const { country, number } = checkVatNumber(customer.vat_number, billing.country_code)
  return { deliveredTo, vatCountry: country, number }
}

/** A VAT number as it is written on invoices, with its country: 'BE0123456749'. Empty for who buys as a consumer. */
export function fullVatNumber({ vatCountry, number }: Pick<VatBuyer, 'vatCountry' | 'number'>): string {
  return vatCountry === null ? '' : `${vatCountry}${number}`
}
