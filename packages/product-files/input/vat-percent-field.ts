import { findVatClass } from '@sluimer/domain/tax/vat-rates'
import { z } from 'zod'

/** A Dutch VAT rate, converted to the class of goods that has it. */
export const dutchVatPercentField = z.number().transform((percent, context) => {
  const vatClass = findVatClass('NL', percent)
  if (vatClass !== undefined) return vatClass
  context.addIssue('a Dutch VAT rate: 21, 9 or 0; better a vatClass: standard, reduced or none')
  return z.NEVER
})
