import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const figtree = join(dirname(require.resolve('@fontsource/figtree/package.json')), 'files')
const dejavu = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** The fonts of our documents, by the names that documents register them under. */
export const invoiceFonts = {
  regular: join(figtree, 'figtree-latin-400-normal.woff'),
  bold: join(figtree, 'figtree-latin-700-normal.woff'),
  /** Covers most of the world's alphabets, for names in letters that the shop's own font lacks. */
  wideRegular: join(dejavu, 'DejaVuSans.ttf'),
  wideBold: join(dejavu, 'DejaVuSans-Bold.ttf'),
} as const
export type FontName = keyof typeof invoiceFonts

/** What the Latin part of the shop's font covers: Western European letters, digits and signs; and line ends. */
const latin =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]*$/

/** Returns the font that has every letter of a text. */
export function chooseFont(text: string, weight: 'regular' | 'bold'): FontName {
  if (latin.test(text)) return weight
  return weight === 'bold' ? 'wideBold' : 'wideRegular'
}
