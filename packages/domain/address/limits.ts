/** The longest text of each address field, in UTF-16 units (VA-08). `houseNumber` is ours: VA-08 gives none. */
export const addressLimits = {
  countryCode: 255,
  zipcode: 255,
  houseNumber: 15,
  extension: 15,
  company: 255,
  street: 255,
  city: 255,
} as const

export type AddressField = keyof typeof addressLimits

/** Whether the text can be a street, city or company name: not blank, on one line, within the field's limit. */
export function isAddressLine(field: AddressField, text: string): boolean {
  return text.trim() !== '' && isOptionalAddressLine(field, text)
}

/** Whether the text can be an extension, or another field that may stay empty. */
export function isOptionalAddressLine(field: AddressField, text: string): boolean {
  return text.length <= addressLimits[field] && !/\p{Cc}/u.test(text)
}
