import { createFacts } from '@sluimer/assistant/exit/facts'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { findNewestVersionOf } from '../../configurator/rows/definition.queries.ts'
import { aDraft, addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { findSets } from '../tools/find-sets.ts'
import { listSurcharges, type Surcharge } from './list-surcharges.ts'

const asksSaving =
  /\bscheelt?\b|\b(?:hoeveel|wat) (?:\p{L}+ ){0,4}(?:goedkoper|minder)\b|\b(?:hoeveel|wat) (?:bespaar|spaar|win)\b|\b(?:hoeveel|wat) (?:gaat|krijg ik) er\b.{0,30}\baf\b/iu
const aBed = /boxspring|samenstel/iu
/** The parts of a bed that somebody leaves out or takes the cheapest of, as its definition asks for them. */
const parts: readonly { word: string; title: string; asks: RegExp }[] = [
  { word: 'topper', title: 'Topper', asks: /\btoppers?\b/iu },
  { word: 'poten', title: 'Poten', asks: /\b(?:poten|poot|pootjes)\b/iu },
  { word: 'hoofdbord', title: 'Hoofdbord', asks: /\bhoofd(?:bord|einde)\b/iu },
  { word: 'leeslampen', title: 'Leeslampen', asks: /\blees-?lamp(?:en|jes)?\b/iu },
  { word: 'usb', title: 'Usb', asks: /\b(?:usb|stopcontact)\b/iu },
  { word: 'stof', title: 'Stof', asks: /\b(?:stof|stoffen|bekleding)\b/iu },
  { word: 'kern', title: 'Kern', asks: /\b(?:matras|matrassen|kern)\b/iu },
]
const without = (asks: RegExp) =>
  new RegExp(`\\b(?:geen|zonder|niet de|laat)\\s+(?:\\p{L}+\\s+)?${asks.source}`, 'iu')
const always = 'hoort er altijd bij.'

/** What one part of a bed may save. */
interface Saving {
  readonly line: string
  readonly mostCents: number
  readonly dearer: readonly Surcharge[]
}

/**
 * Answers how much a bed that is composed costs less with the cheapest choice of some parts, or without them, by the prices of its own definition. Undefined for every
 * other message.
 */
export async function answerSaving(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  if (!asksSaving.test(message) || !aBed.test(`${message} ${subject?.wish.text ?? ''}`)) return undefined
  const asked = parts.filter(({ asks }) => asks.test(message))
  if (asked.length === 0) return undefined
  const about = `${message} ${subject?.wish.text ?? ''}`.toLowerCase()
  const sets = await findSets(sources, at)
  const named = sets.filter(({ title }) =>
    title
      .toLowerCase()
      .split(' ')
      .slice(1)
      .some((word) => about.includes(word)),
  )
  const [tile] = named.length > 0 ? named : sets
  const version = tile && (await findNewestVersionOf(sources.db, Number(tile.id)))
  if (tile === undefined || version === undefined) return undefined
  const savings = asked.flatMap((part) => readSaving(version.definition, part, message) ?? [])
  if (savings.length === 0) return undefined
  const facts = createFacts()
  addTileFacts(facts, [tile])
  const total = savings.reduce((sum, { mostCents }) => sum + mostCents, 0)
  const sum = savings.length > 1 ? ` Samen scheelt dat hoogstens ${formatEuro(total)}.` : ''
  const content = `Bij ${toSpokenName(tile)}:\n${savings.map(({ line }) => line).join('\n')}${sum}`
  facts.texts.push(content)
  facts.values.push(
    ...savings.flatMap(({ dearer }) =>
      dearer.flatMap(({ name, extraCents }) => [name, formatEuro(extraCents)]),
    ),
  )
  facts.values.push(formatEuro(total))
  facts.sums.push(savings.map(({ mostCents }) => ({ cents: mostCents, times: 1 })))
  return aDraft(content, { products: [tile], facts, topic: 'made_to_measure' })
}

function readSaving(
  { steps }: Pick<CheckedDefinitionInput, 'steps'>,
  { word, title, asks }: (typeof parts)[number],
  message: string,
): Saving | undefined {
  const choices = listSurcharges({ steps }, word)
  const dearer = choices.filter(({ extraCents }) => extraCents > 0)
  const free = choices.find(({ extraCents }) => extraCents === 0)
  const mostCents = Math.max(0, ...dearer.map(({ extraCents }) => extraCents))
  if (dearer.length === 0) return undefined
  const less = dearer.map(({ name, extraCents }) => `${formatEuro(extraCents)} met ${name}`).join('; ')
  // What may be left out has no choice without a price beside it.
  if (free === undefined)
    return {
      line: `Zonder ${word} scheelt het ${less.replaceAll(' met ', ' ten opzichte van ')}.`,
      mostCents,
      dearer,
    }
  const isLeftOut = without(asks).test(message)
  const first = isLeftOut
    ? `Een ${word} ${always} Het goedkoopst is ${free.name}`
    : `${title}: het goedkoopst is ${free.name}`
  return { line: `${first}, zonder meerprijs. Dat scheelt ${less}.`, mostCents, dearer }
}
