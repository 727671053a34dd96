/** The most characters of one note; anything longer belongs in an e-mail. */
export const maxNoteLength = 500

// People type line feeds and tabs; other control characters are not text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const controlCharacter = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/

/** A shopper's remarks with an order, to the people who deliver it and to the shop. Empty when there is none. */
export interface OrderNotes {
  deliverer: string
  shop: string
}

export const noNotes: OrderNotes = { deliverer: '', shop: '' }

/** Unifies line ends, trims every line, and leaves at most one empty line in a row. */
export function tidyNote(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Whether a tidy note can be stored: not too long, and text only. */
export function isNote(text: string): boolean {
  return text.length <= maxNoteLength && !controlCharacter.test(text) && text.isWellFormed()
}
