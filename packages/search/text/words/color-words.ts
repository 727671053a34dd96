import { colourDepths, dutchColors } from '../../dutch/colors.ts'

const shortestShade = 3

/** A colour with what is written before it: salie and groen, donker and blauw. */
export interface ColourCompound {
  /** The shade's own name; undefined when the first part only says how deep the colour is. */
  shade?: string
  colour: string
}

const namedShades: ReadonlySet<string> = new Set(dutchColors.flatMap(({ shades }) => shades))

/** Whether a shade is known by its own name; any word before a colour may be one. */
export function isNamedShade(word: string): boolean {
  return namedShades.has(word)
}

/** Reads a compound of a colour, in any form: saliegroene, donkerblauw. */
export function readColourCompound(word: string): ColourCompound | undefined {
  for (const { forms } of dutchColors) {
    for (const form of forms) {
      const first = word.endsWith(form) ? word.slice(0, -form.length) : ''
      if (first.length < shortestShade) continue
      const colour = forms[0] as string
      return colourDepths.includes(first) ? { colour } : { shade: first, colour }
    }
  }
  return undefined
}

/** The names of shades, as words that a colour covers. */
export const colourShades = dutchColors.flatMap(({ forms, shades }) =>
  forms.slice(0, 1).map((word) => ({ word, covers: shades })),
)
