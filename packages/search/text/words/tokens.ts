/** Turns a text into lower case without accents: "Crème" and "creme" are the same word. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return isAscii.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}+/gu, '')
}

/** Splits a folded text into its words and numbers. */
export function splitTokens(foldedText: string): string[] {
  return foldedText.match(/[a-z0-9]+/g) ?? []
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const isAscii = /^[\x00-\x7f]*$/
