import { splitTokens } from '@sluimer/search/text/words/tokens'

const dutch = new Set(
  `de het een en van je jij we wij is zijn dat die dit op in voor met niet te ook aan er bij om als kun kan heb hebben deze onze ons
  naar uit over maar of dan wel nog geen meer vanaf hoe moet wat waar mijn welke vaak mag kost kosten wordt worden staat vind vindt dag uur ja nee hier`.split(
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

/** Small words that are no Dutch and no names of goods, so that one of them and another say what language a text is in. */
const foreignOnly = new Set(
  `the and you are this that for with not have has do does where what how when can could my your our i it there please need
  wo ist mein meine wann wie und nicht mit für auf ein eine haben sie ich kann kostet wieviel auch
  le la les et est pas pour avec une un nous vous dans sur avez ou où quand comment combien mon ma je`.split(
    /\s+/,
  ),
)
/** Words of Dutch that another of these languages has as well. */
const shared = new Set('is in van we of over die je'.split(' '))
const latin = /\p{Script=Latin}|\d/u

/**
 * Whether a message is surely in another language: in other letters, or with two and more small words of English, German or
 * French and none of Dutch. Accepts any text; names of goods in English are no language.
 */
export function isForeign(message: string): boolean {
  if (!latin.test(message)) return /\p{L}/u.test(message)
  const words = splitTokens(message.toLowerCase())
  const isOnlyDutch = (word: string) => dutch.has(word) && !shared.has(word)
  return !words.some(isOnlyDutch) && new Set(words.filter((word) => foreignOnly.has(word))).size >= 2
}
