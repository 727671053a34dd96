/** Letters that Unicode does not decompose into a plain letter and a mark. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '×': 'x',
  '&': ' en ',
  '+': ' plus ',
}

/**
 * Returns a text as part of a URL: 'Dekbed 140 × 220 cm' becomes 'dekbed-140-x-220-cm'. Only a-z, 0-9 and single hyphens
 * remain; a text without any letter or digit gives ''. Slugifying a slug changes nothing.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/[ßæœøłđðþı×&+]/g, (character) => spelledOut[character] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
