/** Returns names as a sentence has them: "Bed, Gordijn en Kast"; what stands before the last is `before`. */
export function formatNames(names: readonly string[], before: 'en' | 'of' = 'en'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${before} ${names.at(-1)}`
}
