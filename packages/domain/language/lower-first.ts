/** Returns a text with a small first letter, as it stands within a sentence; 'USB links' keeps its capitals. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
}
