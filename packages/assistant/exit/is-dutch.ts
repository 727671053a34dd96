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

/** A language in which people write to a Dutch shop by mistake. */
export type OtherLanguage = 'english' | 'german' | 'french'

const toSet = (words: string) => new Set(words.trim().split(/\s+/))

/** Small words that are no Dutch and no names of goods, so that two of them say what language a text is in. */
const small: Readonly<Record<OtherLanguage, ReadonlySet<string>>> = {
  english: toSet(`
    the and you are this that for with not have has do does where what how when can could would my your our i it there please need
    hi hello thanks from ship shipping deliver delivery order return mattress after much any`),
  german: toSet(`
    wo ist mein meine wann wie und nicht mit für auf ein eine haben sie ich kann kostet wieviel auch guten liefern lieferung bestellung nach`),
  french: toSet(`
    le la les et est pas pour avec une un nous vous dans sur avez ou où quand comment combien mon ma je bonjour bonsoir merci que qui
    quel quelle délai delai sont livrez livraison commande ça ca coute coûte du des puis peux voudrais matelas retour`),
}
/** Words of Dutch that another of these languages has as well. */
const shared = toSet('is in van we of over die je de en')
/** Words that Dutch has as well, or that stand in the names of goods: they count, and are none of two that are needed. */
const weak = toSet(
  'hi hello thanks delivery order return deliver shipping retour merci bonjour du des que ca any from',
)
const latin = /\p{Script=Latin}|\d/u
const fewest = 2

/** Returns the language that a message is surely in, by its small words; undefined for Dutch, for names of goods, and for letters of another script. Accepts any text. */
export function findOtherLanguage(message: string): OtherLanguage | undefined {
  const words = new Set(
    splitTokens(message.toLowerCase()).flatMap((word) => [word, ...word.split(/['’-]/u).slice(1)]),
  )
  if ([...words].some((word) => dutch.has(word) && !shared.has(word))) return undefined
  const languages = ['english', 'german', 'french'] as const
  const counts = languages.map((language) => {
    const said = [...words].filter((word) => small[language].has(word))
    const isSure = said.some((word) => !weak.has(word)) && said.length >= fewest
    return { language, count: isSure ? said.length : 0 }
  })
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count === 0 ? undefined : best.language
}

/** Whether a message is surely in another language: in other letters, or with small words of English, German or French and none of Dutch. Accepts any text. */
export function isForeign(message: string): boolean {
  if (!latin.test(message)) return /\p{L}/u.test(message)
  return findOtherLanguage(message) !== undefined
}
