/** Lower case, without accents: "Crème" and "creme" are the same word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
}

/** The words and numbers of a text, folded. */
export function tokensOf(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? []
}
