import { createFacts } from '@sluimer/assistant/exit/facts'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { formatNames } from '@sluimer/domain/language/format-names'
import { formatEuro } from '@sluimer/domain/money/euro'
import { withCapital } from '@sluimer/domain/time/dutch-date'
import { findNewestVersionOf } from '../../configurator/rows/definition.queries.ts'
import { aDraft, addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { findSets } from '../tools/find-sets.ts'
import { listSurcharges, type Surcharge } from './list-surcharges.ts'

const asksExtra =
  /\bkom(?:t|en) (?:daar|er|dat|die)\b.{0,40}\bbij\b|\b(?:meerprijs|toeslag|bijbetal\p{L}*|bij te betalen|extra (?:kosten|prijs|betalen|geld))\b|\b(?:hoeveel|wat|veel)\b.{0,40}\b(?:duurder|extra|meer|bovenop)\b|\bkost(?:en)?\b.{0,40}\b(?:extra|meer)\b/iu
const aBed = /boxspring|\bbed\b|samenstel/iu
/** Whether each side may have its own mattress, a page says, and what it costs is asked besides. */
const ofSides = /\b(?:links|rechts|(?:elke|iedere|per|beide) (?:kant\p{L}*|zijde\p{L}*))(?!\p{L})/iu
const mostWords = 8
const rest = 'Je ziet het bij elke keuze als je samenstelt.'

/**
 * Answers what a choice of a bed costs more that shoppers compose, by the prices of its own definition: 'wat komt erbij voor velvet'. Also a next turn that names another
 * part. Undefined for every other message.
 */
export async function answerSurcharge(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  const before = subject?.asked ?? ''
  const goesOn = asksExtra.test(before) && aBed.test(before) && message.split(' ').length <= mostWords
  const about = `${message} ${subject?.wish.text ?? ''}`
  if (ofSides.test(message)) return undefined
  if (!goesOn && !(asksExtra.test(message) && aBed.test(about))) return undefined
  const sets = await findSets(sources, at)
  const own = sets.filter((tile) => isNamed(tile, `${message} ${goesOn ? before : ''}`))
  const meant: { tile: ProductTile; choices: readonly Surcharge[] }[] = []
  for (const tile of own.length > 0 ? own : sets) {
    const version = await findNewestVersionOf(sources.db, Number(tile.id))
    const choices = version === undefined ? [] : listSurcharges(version.definition, message)
    if (choices.length > 0) meant.push({ tile, choices })
  }
  const [first] = meant
  if (first === undefined) return undefined
  const alike = meant.filter(({ choices }) => describe(choices) === describe(first.choices))
  const products = alike.map(({ tile }) => tile)
  const facts = createFacts()
  addTileFacts(facts, products)
  const names = products.map(toSpokenName)
  const content = `${describe(first.choices)} Dat geldt voor ${formatNames(names)}. ${rest}`
  facts.texts.push(rest)
  for (const { name, extraCents } of first.choices)
    facts.values.push(name, withCapital(name), formatEuro(extraCents))
  return aDraft(content, { products, facts, topic: 'made_to_measure' })
}

function describe(choices: readonly Surcharge[]): string {
  const extra = choices
    .filter(({ extraCents }) => extraCents > 0)
    .map(({ name, extraCents }) => `${name} ${formatEuro(extraCents)}`)
  const free = choices.filter(({ extraCents }) => extraCents === 0).map(({ name }) => name)
  const more = extra.length === 0 ? '' : `Er komt bij: ${extra.join('; ')}.`
  const none = free.length === 0 ? '' : `Zonder meerprijs: ${free.join('; ')}.`
  return [more, none].filter(Boolean).join(' ')
}

function isNamed({ title }: ProductTile, message: string): boolean {
  const own = title.toLowerCase().split(' ').slice(1)
  return own.some((word) => message.toLowerCase().includes(word))
}
