import { readFileSync } from 'node:fs'

/** `+` praises, `~` has a reservation, `-` complains, `=` tells how it came about. */
export type Mood = '+' | '~' | '-' | '='

/** A sentence with choices in it, and when it is true. */
export interface Frame {
  mood: Mood
  isTitle: boolean
  /** Its topic: a review mentions a topic once. */
  topic: string
  /** One of these must hold, when there are any. */
  anyOf: readonly string[]
  noneOf: readonly string[]
  text: string
}

const folder = new URL('./material/', import.meta.url)
const line = /^(T?)([+~\-=])(\S*)\s+(?:\[([^\]]+)\]\s+)?(.+)$/

/** Reads the sentences of a file. Throws on a line that cannot be read, and names it. */
export function readFrames(name: string): Frame[] {
  return readLines(name).map((text) => {
    const [, title, mood, topic = '', conditions = '', sentence = ''] = line.exec(text) ?? []
    if (mood === undefined) throw new Error(`${name}.txt cannot be read here: ${text}`)
    const tokens = conditions.split(',').filter(Boolean)
    return {
      mood: mood as Mood,
      isTitle: title === 'T',
      topic,
      anyOf: tokens.filter((token) => !token.startsWith('!')),
      noneOf: tokens.filter((token) => token.startsWith('!')).map((token) => token.slice(1)),
      text: sentence,
    }
  })
}

/** Reads lists by name: `partner: mijn man; be: mijne man`. A part for one region begins with its name. */
export function readSlots(region: Region): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readLines('slots').map((text) => {
      const [, name = '', list = ''] = /^(\w+): (.*)$/.exec(text) ?? []
      const words = list.split('; ').flatMap((word) => wordFor(region, word))
      return [name, words]
    }),
  )
}

export type Region = 'nl' | 'be'

function wordFor(region: Region, word: string): string[] {
  const [, own, rest = ''] = /^(nl|be): (.*)$/.exec(word) ?? []
  if (own === undefined) return [word]
  return own === region ? [rest] : []
}

export function readNames(region: Region): readonly string[] {
  const found = readLines('namen').find((text) => text.startsWith(`${region}: `)) ?? ''
  return found.slice(4).split(' ')
}

/** Reads the shop's answers: the topic, `??` for anything or `!!` for praise, and the words. */
export function readAnswers(): { topic: string; text: string }[] {
  return readLines('antwoorden').map((text) => {
    const [, topic = '', words = ''] = /^[?!](\S+) (.*)$/.exec(text) ?? []
    return { topic, text: words }
  })
}

function readLines(name: string): string[] {
  const text = readFileSync(new URL(`${name}.txt`, folder), 'utf8')
  return text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))
}
