/** Returns names as a sentence has them: "Bed, Gordijn en Kast". */
export function formatNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`
}
