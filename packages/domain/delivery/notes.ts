/** The most characters of one note; what is longer belongs in a mail. */
export const maxNoteLength = 500

// Line feed and tab are what people type; the rest of these is not text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const controlCharacter = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/

/** What a shopper wants to say with an order: to those who bring it, and to the shop. Empty when there is nothing. */
export type OrderNotes = { deliverer: string; shop: string }

export const noNotes: OrderNotes = { deliverer: '', shop: '' }

/** Line ends of one kind, no spaces at the ends, at most one empty line in a row. */
export function tidyNote(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Whether a tidy note can be kept: not too long, and text only. */
export function isNote(text: string): boolean {
  return text.length <= maxNoteLength && !controlCharacter.test(text) && text.isWellFormed()
}
