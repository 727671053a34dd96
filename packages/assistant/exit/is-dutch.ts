import { splitTokens } from '@sluimer/search/text/words/tokens'

const dutch = new Set(
  `de het een en van je jij we wij is zijn dat die dit op in voor met niet te ook aan er bij om als kun kan heb hebben deze onze ons
  naar uit over maar of dan wel nog geen meer vanaf kost kosten wordt worden staat vind vindt dag uur ja nee hier`.split(
    /\s+/,
  ),
)
const other = new Set(
  `the a an and of you we is are that this on for with not to also at by if can have these our from but or then no more costs will
  der die das und ist nicht mit für auf ein eine wir sie le la les des et est pas pour avec une nous vous dans sur it your i`.split(
    /\s+/,
  ),
)

/** Whether a text seems to be Dutch: its small words are, rather than English, German or French. Accepts any text. */
export function isDutch(text: string): boolean {
  const words = splitTokens(text.toLowerCase())
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(dutch) > 0 && count(dutch) > count(other)
}
