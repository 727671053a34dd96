/** Returns the code of an attribute or name of a column as words with a capital: 'care_label' becomes 'Care label'. */
export function toTitle(code: string): string {
  const words = code.replaceAll('_', ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
