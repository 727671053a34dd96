import type { Facts } from './facts.ts'
import { listQuantities } from './quantities.ts'

/** What is told of one product and not of another: prices, days of a month and stars. */
const ofOne =
  / (?:euro|ster|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)$/u
const weekdays =
  /\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|vandaag|morgen|overmorgen)\b/giu
/** What a clause speaks of that names no product. */
const service =
  /\b(?:bezorg\p{L}*|thuisbezorg\p{L}*|verzend\p{L}*|verzonden|verstu\p{L}*|lever\p{L}*|geleverd|pakket\p{L}*|retour\p{L}*|terug\p{L}*|ophal\p{L}*|afhal\p{L}*|gratis|toeslag|meubels|transport\p{L}*|oude|montage|inschrijv\p{L}*|korting\p{L}*|voucher\p{L}*|garantie)\b/iu
/** Words before the price that the shopper named as a limit. */
const limit =
  /\b(?:tot(?: en met)?|onder|beneden|binnen|boven|vanaf|maximaal|hoogstens|minimaal|rond|tussen|budget(?: van)?|voor)\s+(?:de\s+|en\s+)?€?\s*$|\btussen\b[^.;:]*\ben\s+€?\s*$/iu
const clauseEnd = /(?<=\p{L}|\d|-)(?:[;:()]|,(?!\d|-)|\s(?:en|maar|terwijl|waarbij|daarna|en dan)\s)/giu
const sentenceEnd = /(?<=[.!?])\s+|\n+/u
const amountStart = /€\s*[\d.,-]+|\d[\d.,]*\s*(?:€|euro\b)/giu

/** What is spoken of: products by their names, the service, or nothing in particular. */
interface Topic {
  readonly names: readonly string[]
  readonly isService: boolean
}

/**
 * Returns the values that an answer tells of the wrong thing: the price of delivery as that of a duvet, the price of one duvet as that of
 * another, and a limit that the shopper named as a price. A clause speaks of the products that it names, or of what the clause before it spoke of.
 * Values that no tool gave are not judged here.
 */
export function listMisplaced(content: string, facts: Facts): string[] {
  const owners = listOwners(facts)
  if (owners.length === 0) return []
  const owned = new Map(owners.map(({ name, values }) => [name, toKeys(values)]))
  const all = new Set([...owned.values()].flatMap((keys) => [...keys]))
  const told = toKeys(facts.texts)
  const free = toKeys(facts.values)
  const asked = toKeys(facts.asked)
  const sums = facts.sums.length > 0
  const wrong: string[] = []
  let topic: Topic = { names: [], isService: false }
  for (const sentence of content.split(sentenceEnd))
    for (const { clause, before } of splitClauses(sentence)) {
      const named = findNamed(clause, owners)
      topic = readTopic(named, topic)
      const own = new Set(topic.names.flatMap((name) => [...(owned.get(name) ?? [])]))
      for (const key of listKeys(clause)) {
        const isKnown = all.has(key) || told.has(key) || asked.has(key)
        const isOfGoods = topic.names.length > 0 && !isNamedAfter(clause, named)
        const isLimit = asked.has(key) && !isOfGoods && isAllLimits(clause, before)
        if (!isKnown || free.has(key) || isLimit || sums) continue
        if (topic.names.length === 0 && !topic.isService) continue
        const fits = own.has(key) || (topic.isService && told.has(key))
        if (!fits) wrong.push(key)
      }
    }
  return wrong
}

interface Owner {
  readonly name: string
  /** As people call it: 'Eenvoud', with its capital, since 'zacht' is not a product; undefined for 'traagschuim' of 'Topper traagschuim'. */
  readonly short: string | undefined
  readonly values: readonly string[]
}

/** Longer names first: 'Bijzettafel Rondje wit' is not 'Bijzettafel Rondje'. */
function listOwners({ owned }: Facts): Owner[] {
  return [...owned]
    .map(([name, values]) => ({ name, short: findOwnName(name), values }))
    .toSorted((a, b) => b.name.length - a.name.length)
}

function findOwnName(name: string): string | undefined {
  const short = name.replace(/^\S+\s+/u, '')
  return /\p{Lu}/u.test(short) ? short : undefined
}

interface Named {
  readonly names: readonly string[]
  /** Where the first of them begins. */
  readonly at: number
  /** The clause without them. */
  readonly rest: string
}

function findNamed(clause: string, owners: readonly Owner[]): Named {
  let rest = clause
  let first = Number.POSITIVE_INFINITY
  const names: string[] = []
  for (const { name, short } of owners) {
    const whole = findWords(rest.toLowerCase(), name.toLowerCase())
    const at = whole >= 0 || short === undefined ? whole : findWords(rest, short)
    if (at < 0) continue
    const length = whole >= 0 ? name.length : (short ?? name).length
    names.push(name)
    first = Math.min(first, at)
    rest = `${rest.slice(0, at)}${' '.repeat(length)}${rest.slice(at + length)}`
  }
  return { names, at: first, rest }
}

function readTopic({ names, rest }: Named, before: Topic): Topic {
  const isService = service.test(rest)
  if (names.length > 0) return { names, isService }
  return isService ? { names: [], isService } : before
}

/** Whether the product is named after the first amount: 'het goedkoopst tot € 30,- is Eenvoud'. */
function isNamedAfter(clause: string, { names, at }: Named): boolean {
  const amount = clause.search(/€|\d/u)
  return names.length > 0 && amount >= 0 && amount < at
}

/** Returns where whole words stand in a text; -1 when they do not. */
function findWords(text: string, words: string): number {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\d]/u.test(sign)
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (words.length > 2 && !isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return at
  return -1
}

/** Cuts a sentence into clauses, each with what stands before it. */
export function splitClauses(sentence: string): { clause: string; before: string }[] {
  const clauses: { clause: string; before: string }[] = []
  let from = 0
  for (const match of sentence.matchAll(clauseEnd)) {
    clauses.push({ clause: sentence.slice(from, match.index), before: sentence.slice(0, from) })
    from = match.index + match[0].length
  }
  return [...clauses, { clause: sentence.slice(from), before: sentence.slice(0, from) }]
}

/** Whether every amount of a clause stands after a word for a limit. */
function isAllLimits(clause: string, before: string): boolean {
  return [...clause.matchAll(amountStart)].every(({ index }) =>
    limit.test(`${before}${clause.slice(0, index)}`),
  )
}

/** Returns the amounts, stars and days of a text, each the same however it is written. */
export function listKeys(text: string): string[] {
  const days = text.toLowerCase().match(weekdays) ?? []
  return [...listQuantities(text).filter((key) => ofOne.test(key)), ...days]
}

function toKeys(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(listKeys))
}
