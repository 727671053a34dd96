/** Fewer words say too little about a product. */
const fewestWords = 2

/**
 * Returns what the titles of variants have in common: 'Dekbed Wol - 140 x 200' and 'Dekbed Wol - 240 x 200' give 'Dekbed
 * Wol'. Returns the first title when they share hardly anything.
 */
export function findCommonTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles
  const words = first.split(/\s+/)
  const rest = others.map((title) => title.split(/\s+/))
  const end = words.findIndex((word, index) => rest.some((other) => other[index] !== word))
  if (end === -1) return first
  const common = words
    .slice(0, end)
    .join(' ')
    .replace(/[\s\-–—,|/:(]+$/, '')
  return common.split(' ').length >= fewestWords ? common : first
}
