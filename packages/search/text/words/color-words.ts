import { colorDepths, dutchColors } from '../../dutch/colors.ts'

const shortestShade = 3

/** A color with the part before it: salie and groen, donker and blauw. */
export interface ColorCompound {
  /** The shade's own name; undefined when the first part only says how deep the color is. */
  shade?: string
  color: string
}

const namedShades: ReadonlySet<string> = new Set(dutchColors.flatMap(({ shades }) => shades))

/** Whether a shade has a name of its own; any word before a color may be a shade. */
export function isNamedShade(word: string): boolean {
  return namedShades.has(word)
}

/** Reads a compound that ends in a color, in any form: saliegroene, donkerblauw. */
export function readColorCompound(word: string): ColorCompound | undefined {
  for (const { forms } of dutchColors) {
    for (const form of forms) {
      const first = word.endsWith(form) ? word.slice(0, -form.length) : ''
      if (first.length < shortestShade) continue
      const color = forms[0] as string
      return colorDepths.includes(first) ? { color } : { shade: first, color }
    }
  }
  return undefined
}

/** The names of shades, as words that a color covers. */
export const colorShades = dutchColors.flatMap(({ forms, shades }) =>
  forms.slice(0, 1).map((word) => ({ word, covers: shades })),
)
