import { type Dice, pick } from './fill.ts'
import { type Region, readNames } from './read-material.ts'

/** Somebody invented: where they live, how much they write, and how they type. */
export interface Writer {
  region: Region
  name: string
  length: 'word' | 'short' | 'normal' | 'long'
  hand: 'neat' | 'careless' | 'loud' | 'list'
}

const names = { nl: readNames('nl'), be: readNames('be') }

export function inventWriter(dice: Dice): Writer {
  const region = dice() < 0.72 ? 'nl' : 'be'
  const hand = drawOne(dice, { neat: 62, careless: 23, loud: 11, list: 4 })
  const length = hand === 'list' ? 'long' : drawOne(dice, { word: 6, short: 24, normal: 49, long: 21 })
  return { region, length, hand, name: spelled(pick(names[region], dice), hand, dice) }
}

/** Most sign with their name, some add an initial, and careless writers leave out the capital. */
function spelled(name: string, hand: Writer['hand'], dice: Dice): string {
  const chance = dice()
  if (hand === 'careless' && chance < 0.4) return name.toLowerCase()
  if (chance > 0.94) return `${name} ${pick([...'ABDGHJKLMPRSVW'], dice)}.`
  return name
}

function drawOne<Key extends string>(dice: Dice, weights: Readonly<Record<Key, number>>): Key {
  const keys = Object.keys(weights) as Key[]
  let left = dice() * keys.reduce((sum, key) => sum + weights[key], 0)
  for (const key of keys) {
    left -= weights[key]
    if (left < 0) return key
  }
  return pick(keys, dice)
}

/** Words that careless people misspell; the left one is right. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\bwordt\b/, 'word'],
  [/\bdekbedovertrek\b/i, 'dekbed overtrek'],
  [/\bhoeslaken\b/i, 'hoes laken'],
  [/\bnog steeds\b/, 'nogsteeds'],
  [/\beigenlijk\b/, 'eigelijk'],
  [/\bgeleverd\b/, 'gelevert'],
  [/\bbesteld\b/, 'besteldt'],
  [/\bmijn\b/, 'mn'],
  [/ en /, ' & '],
]

/** Returns a text as this writer types it. */
export function typed(text: string, { hand }: Writer, dice: Dice): string {
  if (hand === 'loud') return text.replace(/\.(?=\s|$)/g, () => (dice() < 0.45 ? '!' : '.'))
  if (hand !== 'careless') return text
  let sloppy = text
  for (const [right, wrong] of slips) if (dice() < 0.3) sloppy = sloppy.replace(right, wrong)
  if (dice() < 0.45) sloppy = sloppy.replace(/\.$/, '')
  if (dice() < 0.4)
    sloppy = sloppy.replace(/(^|[.!?] )(\p{Lu})/gu, (_, before, letter) => before + letter.toLowerCase())
  if (dice() < 0.2) sloppy = sloppy.replace(/, /g, ' ')
  if (dice() < 0.12) sloppy = sloppy.replace(/\.$/, '...')
  return sloppy
}
