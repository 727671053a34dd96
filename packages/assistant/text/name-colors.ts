import { dutchColors } from '@sluimer/search/dutch/colors'
import { readColorCompound } from '@sluimer/search/text/words/color-words'
import { fold } from '@sluimer/search/text/words/tokens'

const names: ReadonlySet<string> = new Set(dutchColors.flatMap(({ forms, shades }) => [...forms, ...shades]))
const asColor = /(?<!\p{L})(\p{L}{3,}?)-?(?:gekleurde?|kleurige?|kleur|tint(?:jes?)?)(?!\p{L})/giu

/** 'Zandtinten' are one color here; of 'blauwtinten' there are several. */
const asTints = /(?<!\p{L})(\p{L}{3,}?)-?tinten(?!\p{L})/giu
const shades: ReadonlySet<string> = new Set(dutchColors.flatMap((color) => color.shades))

/** 'Groenig', 'roodachtigs' and 'grijzig' are green, red and grey. */
const likeColor = /(?<!\p{L})(\p{L}{3,}?)(?:ig|achtig)[es]?(?!\p{L})/giu
const stems: Readonly<Record<string, string>> = {
  grijz: 'grijs',
  rod: 'rood',
  gel: 'geel',
  witt: 'wit',
  roz: 'roze',
}

/** Beige as it sounds: 'beesje', 'beisje', 'beis'. */
const asHeard = /(?<!\p{L})(?:be(?:es|is|z|iz)je?|beise?)(?!\p{L})/giu

/**
 * Writes a color without what says that it is one: 'een antracietkleurige badjas' is one in anthracite. 'Groenig' is green.
 * 'Linnenkleur' and 'veelkleurig' stay.
 */
export function nameColors(message: string): string {
  return message
    .replace(asHeard, 'beige')
    .replace(asColor, (whole, name: string) => {
      const color = fold(name)
      return names.has(color) || readColorCompound(color) !== undefined ? name : whole
    })
    .replace(asTints, (whole, name: string) => (shades.has(fold(name)) ? name : whole))
    .replace(likeColor, (whole, said: string) => {
      const color = stems[fold(said)] ?? fold(said)
      return names.has(color) ? color : whole
    })
}
