/** The longest text to search for (CT-12). */
export const longestSearchText = 100
/** The shortest text for which suggestions are shown (CT-12). */
const shortestSuggested = 3

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const unspoken = /[\u0000-\u001f\u007f-\u009f]+/g

/**
 * Returns the text to search for: without control characters, doubled spaces and half characters, cut where a text may
 * end. Accepts any text; one that contains nothing else gives an empty one.
 */
export function tidySearchText(text: string): string {
  // Text far beyond the limit is never read, so that a huge text costs no more than a long one.
  const read = text.slice(0, longestSearchText * 4).replace(unspoken, ' ')
  const spaced = read.replace(/\s+/g, ' ').trim().slice(0, longestSearchText)
  return spaced
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed()
    .trimEnd()
}

/** Whether suggestions are requested for this text: from 3 to 100 characters (CT-12). */
export function canSuggest(text: string): boolean {
  const { length } = text.trim()
  return length >= shortestSuggested && length <= longestSearchText
}

/** Whether Enter searches for this text: only above 3 characters (CT-12). */
export function canSearchByEnter(text: string): boolean {
  return text.trim().length > shortestSuggested
}
