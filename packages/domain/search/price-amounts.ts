const number = '(?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})(?:[.,]\\d{2}(?!\\d))?'
/** Excludes numbers that are no price: part of a size, or followed by a unit or a number of people. */
const noUnit =
  '(?!\\s?(?:[x×*%°/]|(?:bij|op)\\s\\d|[cmd]m\\b|m[²2]?\\b|meter|kg\\b|kilo|gr?\\b|gram|gsm|procent|graden|jaar|maand|week|weken|dag|uur|liter|l\\b|watt|w\\b|pers|p\\b|stuks?\\b|delig|zits|lagen|lade|seizoen|zone|inch|cent\\b|sterren|hoo?ge?\\b|bre(?:ed|de)\\b|lange?\\b|diepe?\\b|dikke?\\b))'
const currency = "\\s?(?:€|euro'?s?\\b|eur\\b)"
/** An amount that is marked as one: € 49,95, 50 euro, 50,-. */
export const priced = `(?:(?:€|eur|euro)\\s?${number}(?:,-{1,2})?(?:${currency})?|${number}(?:,-{1,2}|${currency}))`
/** A bare number, which only the words around it make an amount: 50. */
export const bare = `(?<![\\d.,x×-])${number}(?![\\d]|[.,]\\d)${noUnit}`
export const amount = `(?:${priced}|${bare})`

/** Matches a pattern between other words, and inside of none. */
export const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'iu')
