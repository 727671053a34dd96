import { keptNames, otherAddressValue, sections } from './kept-addresses.ts'

/** A field of a form with what it holds. */
export type Word = readonly [name: string, value: string]

/**
 * Returns what goes over the details of an account: all of a form that had the account's own choices, and of one that was typed
 * before the login only what was really typed. An address goes as a whole, because the street of one and the number of
 * another would be a third.
 */
export function listWordsOverKnown(words: readonly Word[], known: { isElsewhere: boolean }): Word[] {
  const keptFields: readonly string[] = Object.values(keptNames)
  if (words.some(([name]) => keptFields.includes(name))) return [...words]
  const typed = words.filter(([name, value]) => value !== '' && !isUntouched([name, value]))
  const chosen = sections.filter((section) => typed.some(isAddressWord(section)))
  return [
    ...typed.filter(
      (word) => !isCountry(word) || chosen.some((section) => word[0].startsWith(`${section}.`)),
    ),
    ...chosen.map((section) => [keptNames[section], otherAddressValue] as const),
    // A box that nobody ticked would otherwise take the account's address for deliveries away.
    ...(known.isElsewhere && !chosen.includes('shipping') ? [['otherAddress', 'on'] as const] : []),
  ]
}

const isUntouched = ([name, value]: Word) => name === 'customer.type' && value === 'private'
const isCountry = ([name]: Word) => name.endsWith('.country_code')
const isAddressWord = (section: string) => (word: Word) =>
  word[0].startsWith(`${section}.`) && !isCountry(word)
