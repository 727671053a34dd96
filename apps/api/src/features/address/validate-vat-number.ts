import { defaultCountryCode, isCountryCode } from '@sluimer/domain/address/country'
import { checkVatNumber } from '@sluimer/domain/customer/vat-number'
import type { VatConsultant } from './confirm-vat-number.ts'

/**
 * Checks a VAT number (VA-06): its form and its check digits first, then the register if one is configured. A
 * register that does not answer counts as yes.
 */
export async function validateVatNumber(
  { register, log, signal }: VatConsultant,
  question: { country_code: string; vat_number: string },
): Promise<boolean> {
  const fallback = isCountryCode(question.country_code) ? question.country_code : defaultCountryCode
  const { country, number, checksumValid } = checkVatNumber(question.vat_number, fallback)
  if (!checksumValid || register === undefined) return checksumValid
  try {
    const { isRegistered } = await register.consult({ country, number }, undefined, signal)
    return isRegistered
  } catch (error) {
    log.warn({ err: error }, 'the VAT register does not answer')
    return true
  }
}
