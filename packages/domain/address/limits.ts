/** Longest text, in UTF-16 units, of each address field (VA-08). `houseNumber` is ours: the specification is silent. */
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

/** A street, city or company name: something to read, on one line, within its limit. */
export function isAddressLine(field: AddressField, text: string): boolean {
  return text.trim() !== '' && isOptionalAddressLine(field, text)
}

/** An extension or other field that may stay empty. */
export function isOptionalAddressLine(field: AddressField, text: string): boolean {
  return text.length <= addressLimits[field] && !/\p{Cc}/u.test(text)
}
