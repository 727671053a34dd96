/** The longest first or last name, in UTF-16 units (VA-01). */
const maxNameLength = 255

/**
 * Whether the text consists of letters with or without accents (the Dutch ij among them), digits, underscores, spaces,
 * and the apostrophes and hyphens that names contain (VA-01), with at least one letter or digit.
 */
export function isPersonName(text: string): boolean {
  return text.length <= maxNameLength && /^[\p{L}\p{M}0-9_ '’-]+$/u.test(text) && /[\p{L}0-9]/u.test(text)
}

/** The same for a field that may stay empty, such as the names of a shipping address (VA-02). */
export function isOptionalPersonName(text: string): boolean {
  return text === '' || isPersonName(text)
}
