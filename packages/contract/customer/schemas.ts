import { maxBirthdateLength } from '@sluimer/domain/customer/birthdate-text'
import { isCocNumber } from '@sluimer/domain/customer/coc-number'
import { isEmailAddress } from '@sluimer/domain/customer/email'
import { isPersonName } from '@sluimer/domain/customer/name'
import { isPhoneNumber, normalisePhone } from '@sluimer/domain/customer/phone'
import { genders } from '@sluimer/domain/payment/payment-answers'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { z } from 'zod'
import { whenValid } from '../platform/when-valid.ts'

const personName = (message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(255, 'Gebruik hoogstens 255 tekens.')
    .refine(isPersonName, message)

/** The fields of a person that every form about one shares. */
export const personFields = {
  type: z.enum(['private', 'company']).default('private'),
  first_name: personName(validationMessages.first_name),
  last_name: personName(validationMessages.last_name),
  email: z.string(validationMessages.email).trim().max(255).refine(isEmailAddress, validationMessages.email),
  phone_number: z
    .string(validationMessages.phone_number)
    .trim()
    .max(30, validationMessages.phone_number)
    .refine((text) => isPhoneNumber(normalisePhone(text)), validationMessages.phone_number),
  company: z.string().trim().max(255, 'Gebruik hoogstens 255 tekens.').default(''),
}

/** What an order or an account knows of a person beside these. */
const furtherFields = {
  birthdate: z
    .string(validationMessages.birthdate)
    .trim()
    .max(maxBirthdateLength, validationMessages.birthdate)
    .default('')
    .describe('dd-mm-yyyy, or empty; other notations are accepted too (VA-03)'),
  gender: z
    .enum(['', ...genders], validationMessages.gender)
    .default('')
    .describe('Asked nowhere in the checkout; 1 Man, 2 Vrouw, 3 Anders'),
  vat_number: z.string().trim().max(20, validationMessages.vat_number).default(''),
  coc_number: z.string().trim().max(20, validationMessages.coc_number).default(''),
}

const companySchema = z.object({
  type: personFields.type,
  company: personFields.company,
  vat_number: furtherFields.vat_number,
  coc_number: furtherFields.coc_number,
})
/** Refuses a company without its name and numbers (VA-06). */
const companyIssue = (field: 'company' | 'vat_number' | 'coc_number') => ({
  message: validationMessages[field],
  path: [field],
  when: whenValid(companySchema),
})

/**
 * The buyer (section 5 of the specification, VA-01 to VA-06). Company fields count only for the type company. The
 * register of VAT numbers is asked by `GET /v1/checkout/vat/validate`, not here.
 */
export const customerSchema = z
  .strictObject({
    ...personFields,
    ...furtherFields,
    loaded: z.boolean().default(false).describe('Whether the form was filled in from an account'),
  })
  .refine(({ type, company }) => type !== 'company' || company !== '', companyIssue('company'))
  .refine(({ type, vat_number }) => type !== 'company' || vat_number !== '', companyIssue('vat_number'))
  .refine(({ type, coc_number }) => type !== 'company' || isCocNumber(coc_number), companyIssue('coc_number'))
export type Customer = z.output<typeof customerSchema>

export const vatQuestionSchema = z.strictObject({
  country_code: z.string().max(2).default('NL'),
  vat_number: z.string().trim().min(1).max(20),
})
export const vatAnswerSchema = z.object({ data: z.object({ valid: z.boolean() }) }).meta({ id: 'VatAnswer' })
