import { validateVatNumberEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { Client } from '@sluimer/contract/client'
import type { Customer } from '@sluimer/contract/customer/schemas'
import type { CountryCode } from '@sluimer/domain/address/country'
import { validationMessages } from '@sluimer/domain/validation/messages'

/**
 * VA-06: asks the VAT register about a company's number, and returns what to say when it is wrong. A register that does
 * not answer counts as a yes. `country` decides only about numbers without a country's letters.
 */
export async function findVatProblem(
  api: Client,
  { type, vat_number }: Customer,
  country: CountryCode,
): Promise<string | undefined> {
  if (type !== 'company') return undefined
  const answer = await api.call(validateVatNumberEndpoint, { query: { country_code: country, vat_number } })
  return !answer.ok || answer.data.data.valid ? undefined : validationMessages.vat_number
}
