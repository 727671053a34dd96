import { countryCodes } from '@sluimer/domain/address/country'
import { isHouseNumber, splitHouseNumber } from '@sluimer/domain/address/house-number'
import { addressLimits } from '@sluimer/domain/address/limits'
import { parsePostcode } from '@sluimer/domain/address/postcode'
import { isOptionalPersonName } from '@sluimer/domain/customer/name'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { z } from 'zod'
import { whenValid } from '../platform/when-valid.ts'

export const countrySchema = z.enum(countryCodes, validationMessages.country_code)

/** Text on one line: trimmed, no control characters, at most `max` characters. */
const lineSchema = (max: number, message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(max, `Gebruik hoogstens ${max} tekens.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
    .regex(/^[^\u0000-\u001f\u007f]*$/, message)

/** Explains the commonest mistake in a Dutch form, 12a, and says where its letter belongs. */
function houseNumberMessage(text: string): string {
  const extension = splitHouseNumber(text)?.extension ?? ''
  return extension === ''
    ? 'Vul een geldig huisnummer in'
    : `Vul een geldig huisnummer in: zet ‘${extension}’ bij Toevoeging (in België: Bus)`
}

const fields = {
  country_code: countrySchema.default('NL'),
  zipcode: z
    .string(validationMessages.zipcode)
    .trim()
    .min(1, validationMessages.zipcode)
    .max(10, validationMessages.zipcode),
  house_number: z
    .string('Vul je huisnummer in')
    .trim()
    .min(1, 'Vul een geldig huisnummer in')
    .max(20, 'Vul een geldig huisnummer in')
    .superRefine((text, context) => {
      if (text !== '' && !isHouseNumber(text))
        context.addIssue({ code: 'custom', message: houseNumberMessage(text) })
    }),
  extension: z
    .string()
    .trim()
    .max(addressLimits.extension, `Gebruik hoogstens ${addressLimits.extension} tekens.`)
    .default(''),
  company: z
    .string()
    .trim()
    .max(addressLimits.company, `Gebruik hoogstens ${addressLimits.company} tekens.`)
    .default(''),
  street: lineSchema(addressLimits.street, 'Vul je straat in'),
  city: lineSchema(addressLimits.city, 'Vul je plaats in'),
}

const hasValidPostcode = (address: { country_code: 'NL' | 'BE'; zipcode: string }) =>
  parsePostcode(address.country_code, address.zipcode) !== undefined
const placeSchema = z.object({ country_code: fields.country_code, zipcode: fields.zipcode })
const postcodeIssue = {
  message: validationMessages.zipcode,
  path: ['zipcode'],
  when: whenValid(placeSchema),
}

/** The address on the bill (CO-02). */
export const billingAddressSchema = z.strictObject(fields).refine(hasValidPostcode, postcodeIssue)
export type BillingAddress = z.output<typeof billingAddressSchema>

const optionalName = (message: string) =>
  z
    .string()
    .trim()
    .max(255, 'Gebruik hoogstens 255 tekens.')
    .refine(isOptionalPersonName, message)
    .default('')

/** The address for delivery when it differs; names are optional here (VA-02). */
export const shippingAddressSchema = z
  .strictObject({
    first_name: optionalName(validationMessages.first_name),
    last_name: optionalName(validationMessages.last_name),
    name: optionalName('Vul een naam in').describe(
      'The whole name of the receiver, when it is not given in parts',
    ),
    ...fields,
  })
  .refine(hasValidPostcode, postcodeIssue)
export type ShippingAddress = z.output<typeof shippingAddressSchema>

/** Question and answer of the postcode lookup (VA-09); `reason` distinguishes an unknown address from a failed lookup. */
export const addressQuestionSchema = z.strictObject({
  country_code: countrySchema.default('NL'),
  zipcode: z.string().trim().min(1).max(10),
  house_number: z.string().trim().min(1).max(20),
  extension: z.string().trim().max(addressLimits.extension).default(''),
})
export const addressAnswerSchema = z
  .object({
    found: z.boolean(),
    reason: z.enum(['found', 'invalid', 'unknown', 'unavailable']),
    street: z.string(),
    city: z.string(),
  })
  .meta({ id: 'AddressAnswer' })
export type AddressAnswer = z.infer<typeof addressAnswerSchema>
