import { toSoundKey } from '@sluimer/search/text/spelling/sound-key'
import { createLanguage } from '@sluimer/search/text/words/language'
import { remembered } from '@sluimer/search/text/words/remembered'
import { goodsWords } from '../intent/concepts.ts'

const dutch = createLanguage()
const shortest = 6
/** From this many sounds on, a word may differ more. */
const long = 8
const [mostOfShort, mostOfLong] = [0.9, 1.4]
/** A long word whose consonants are all right may have this much wrong in its vowels: 'fotuil' is a 'fauteuil'. */
const [longOfVowels, mostOfVowels] = [7, 1.5]
/** What a slip costs: vowels are guessed by ear, and a finger lands beside the right key. */
const [vowelCost, besideCost, otherCost] = [0.5, 0.7, 1]
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const vowel = /[aeiou]/u
/** What may follow a word: the plural, or what makes it small. */
const endings = /(?:en|e|s|[tp]?jes?|kes?)$/u

interface Heard {
  readonly word: string
  readonly sounds: string
  readonly consonants: string
}

const goods: readonly Heard[] = goodsWords.filter((word) => word.length >= shortest).map(toHeard)

/**
 * Finds the goods that a folded word was meant to be, by how it sounds and where its letters are on a keyboard: 'cussensloop',
 * 'gordjn', 'slapshirt'. Undefined for a word that is near to none, or as near to two.
 */
export const hearGoods: (word: string) => string | undefined = remembered(findHeard, 2_000)

function findHeard(word: string): string | undefined {
  if (dutch.isKnownWhole(word)) return undefined
  const forms = [...new Set([word, word.replace(endings, '')])].filter((form) => form.length >= shortest - 1)
  let best: (Heard & { readonly cost: number }) | undefined
  let isShared = false
  for (const typed of forms.map(toHeard))
    for (const meant of goods) {
      const cost = measure(typed, meant)
      if (cost === undefined || cost > (best?.cost ?? Number.POSITIVE_INFINITY)) continue
      isShared = cost === best?.cost && best.sounds !== meant.sounds
      best = { ...meant, cost }
    }
  return isShared ? undefined : best?.word
}

function toHeard(word: string): Heard {
  const sounds = toSoundKey(word)
  return { word, sounds, consonants: sounds.replace(/[aeiou]/gu, '') }
}

/** Returns how far a typed word is from one that may have been meant; undefined when it is another word. */
function measure(typed: Heard, meant: Heard): number | undefined {
  const [one, other] = [typed.sounds, meant.sounds]
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 3) return undefined
  const isOfVowels = typed.consonants === meant.consonants && other.length >= longOfVowels
  const most = isOfVowels ? mostOfVowels : other.length >= long ? mostOfLong : mostOfShort
  const cost = sumCosts(one, other)
  // So few sounds are near to those of many words: 'kozen' is no 'kussen'.
  if (other.length < shortest && cost > 0) return undefined
  return cost <= most ? cost : undefined
}

/** Adds up the cheapest slips that make one word of another. */
function sumCosts(one: string, other: string): number {
  let before: readonly number[] = []
  let last = [0]
  for (const letter of other) last.push((last.at(-1) ?? 0) + chooseCost(letter))
  for (const [at, typed] of [...one].entries()) {
    const next = [(last[0] ?? 0) + chooseCost(typed)]
    for (const [place, meant] of [...other].entries()) {
      const swapped =
        one[at - 1] === meant && typed === other[place - 1] ? (before[place - 1] ?? 0) + besideCost : Infinity
      next.push(
        Math.min(
          (last[place] ?? 0) + exchange(typed, meant),
          (last[place + 1] ?? 0) + chooseCost(typed),
          (next[place] ?? 0) + chooseCost(meant),
          swapped,
        ),
      )
    }
    before = last
    last = next
  }
  return last.at(-1) ?? 0
}

function chooseCost(letter: string): number {
  return vowel.test(letter) ? vowelCost : otherCost
}

function exchange(typed: string, meant: string): number {
  if (typed === meant) return 0
  if (vowel.test(typed) && vowel.test(meant)) return vowelCost
  if (typed === 'j' && meant === 'i') return vowelCost
  return isBeside(typed, meant) ? besideCost : otherCost
}

function isBeside(one: string, other: string): boolean {
  return rows.some(
    (row) =>
      row.includes(one) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 && row.includes(other),
  )
}
