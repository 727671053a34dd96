/** Reads the answers from a form or an address: one number for each question. */
export function readAdvice(texts: readonly string[]): readonly (number | undefined)[] {
  return texts.map((text) => (/^\d$/.test(text) ? Number(text) : undefined))
}
