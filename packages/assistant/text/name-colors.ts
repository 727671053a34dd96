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

/** 'In een lichte kleur' is in any of the light ones, unless it is asked how these are washed. */
const asDepth =
  /(?<!\p{L})(?:een |de |wat |zo'n )?(licht|donker)e?(?:re|dere)? (?:kleur(?:en|tjes?)?|tint(?:en|jes?)?)(?!\p{L})|(?<!\p{L})(licht|donker)(?:kleurige?|gekleurde?)(?!\p{L})/giu
/** 'Een donkere plaid' and 'een kleed, liefst donker' are of any dark color, as 'lichte' is not: that may tell of a weight. */
const asDark =
  /(?<!\p{L})donkere?(?= \p{L}*(?:kleed(?:je)?|kleden|plaids?|overtrek(?:ken)?|handdoek(?:en)?|lakens?|sprei(?:en)?|jas(?:sen)?|sloop|slopen)(?!\p{L}))|(?<=(?:liefst|graag) )donker(?!\p{L}| (?:\p{L}*hout|eiken|noten|blauw|groen|grijs|rood|bruin|roze)(?!\p{L}))/giu
const ofWashing =
  /\b(?:\p{L}*was(?:sen|t|je)?|gewassen|verkleur\p{L}*|afge(?:ven|eft)|droger|bleek\p{L}*|vlek\p{L}*)(?!\p{L})/iu

/** Beige as it sounds: 'beesje', 'beisje', 'beis'. */
const asHeard = /(?<!\p{L})(?:be(?:es|is|z|iz)je?|beise?)(?!\p{L})/giu

/**
 * Writes a color without what says that it is one: 'een antracietkleurige badjas' is one in anthracite. 'Groenig' is green.
 * 'Linnenkleur' and 'veelkleurig' stay.
 */
export function nameColors(message: string): string {
  return message
    .replace(asHeard, 'beige')
    .replace(asDepth, (whole, named: string | undefined, alone: string | undefined) =>
      ofWashing.test(message) ? whole : `${named ?? alone ?? ''}tinten`,
    )
    .replace(asDark, (whole) => (ofWashing.test(message) ? whole : 'donkertinten'))
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
