import { COLOUR_DEPTHS, COLOURS } from '../../dutch/colours.ts'

const SHORTEST_SHADE = 3

/** A colour with what is written before it: salie and groen, donker and blauw. */
export interface ColourCompound {
  /** The shade's own name; undefined when the first part only says how deep the colour is. */
  shade?: string
  colour: string
}

const NAMED_SHADES: ReadonlySet<string> = new Set(COLOURS.flatMap(({ shades }) => shades))

/** Whether a shade is known by its own name; any word before a colour may be one. */
export function isNamedShade(word: string): boolean {
  return NAMED_SHADES.has(word)
}

/** Reads a compound of a colour, in any form: saliegroene, donkerblauw. */
export function readColourCompound(word: string): ColourCompound | undefined {
  for (const { forms } of COLOURS) {
    for (const form of forms) {
      const first = word.endsWith(form) ? word.slice(0, -form.length) : ''
      if (first.length < SHORTEST_SHADE) continue
      const colour = forms[0] as string
      return COLOUR_DEPTHS.includes(first) ? { colour } : { shade: first, colour }
    }
  }
  return undefined
}

/** The names of shades, as words that a colour covers. */
export const COLOUR_SHADES = COLOURS.flatMap(({ forms, shades }) =>
  forms.slice(0, 1).map((word) => ({ word, covers: shades })),
)
