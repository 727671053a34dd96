/** The longest text that is searched (CT-12). */
export const longestSearchText = 100
/** The shortest text that is completed while it is typed (CT-12). */
const shortestSuggested = 3

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const unspoken = /[\u0000-\u001f\u007f-\u009f]+/g

/**
 * A text as it is searched: without control characters, doubled spaces and half characters, cut where a text may end. Any
 * text gives an answer; one of nothing but these gives an empty one.
 */
export function tidySearchText(text: string): string {
  // Whatever stands far behind the end is never looked at, so that a huge text costs no more than a long one.
  const read = text.slice(0, longestSearchText * 4).replace(unspoken, ' ')
  const spaced = read.replace(/\s+/g, ' ').trim().slice(0, longestSearchText)
  return spaced
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed()
    .trimEnd()
}

/** CT-12: suggestions are asked for 3 to 100 characters. */
export function canSuggest(text: string): boolean {
  const { length } = text.trim()
  return length >= shortestSuggested && length <= longestSearchText
}

/** CT-12: Enter searches only above 3 characters. */
export function canSearchByEnter(text: string): boolean {
  return text.trim().length > shortestSuggested
}
