import type { Subject } from '@sluimer/assistant/subject/subject'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { readSlots } from '../slots/read-slots.ts'
import { findWithin } from '../told/find-within.ts'
import { atLeast, atMost, type Bound, readLength, type Side, said, sides } from '../told/lengths.ts'

/** By which side goods are named that are told by one length. */
const usual: readonly (readonly [Side, RegExp])[] = [
  ['height', /boom|bomen|plant|lamp|vaas|vazen|kast|kandelaar/iu],
  ['width', /spiegel|tafel|dressoir|fauteuil|stoel/iu],
  ['thickness', /topper|matras/iu],
]
/** Of these a figure alone is a size that filters know. */
const bySize = /laken|overtrek|molton|beschermer|dekbed|gordijn|kleed|sloop|handdoek|plaid|boxspring|\bbed/iu
/** What may stand around a bound. */
const around = new Set(
  `en maar dan liefst liever wel het die dat moet mag is zijn worden wordt graag een eentje ongeveer circa ca rond rondom de van iets zo hele echt wat wil ik zoek heb nodig ook niet alleen als kan of met
  hoog hoge hoogte hoger lager laag lage breed brede breedte breder smal smaller smalle dik dikke dikte dikker dunner dun lang lange langer korter groot grote groter kleiner klein kleine doorsnede diameter
  minstens minsten minimaal minimum min tenminste ten minste vanaf meer minder boven onder max maximaal maximum hoogstens hooguit tot m cm mtr meter centimeter anderhalve hebben jullie je er stuk`.split(
    /\s+/u,
  ),
)
const mostWords = 9
const near = 0.1

/**
 * Answers a length that goods should have, told after they were shown: 'hoge, minstens 1,5 meter', 'niet breder dan 40 cm'. No filter knows it, and their pages do. Undefined for any other
 * turn, and where no page tells that side.
 */
export async function answerBound(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  if (subject === undefined || subject.productIds.length === 0 || subject.topic !== undefined)
    return undefined
  const bound = readBound(message, readKinds(sources, subject))
  if (bound === undefined) return undefined
  const within = await findWithin(sources, { wish: subject.wish, bound, at })
  if (within === undefined) return undefined
  const { fitting, nearest, best } = within
  const turn = { message, wish: subject.wish, subject, at }
  if (fitting.length > 0) {
    const list = fitting.map(
      ({ page, lengths }) => `${toSpokenName(page)}: ${lengths.join(' of ')} cm ${said[bound.side]}.`,
    )
    const draft = await toShownDraft(
      sources,
      turn,
      fitting.map(({ page }) => page),
      list.join('\n'),
    )
    draft.facts.texts.push(draft.content)
    return draft
  }
  const names = nearest.map(({ page }) => toSpokenName(page)).join(', ')
  const content = `Zo heb ik het niet. Het dichtst in de buurt: ${names} (${best} cm ${said[bound.side]}).`
  const draft = await toShownDraft(
    sources,
    turn,
    nearest.map(({ page }) => page),
    content,
  )
  draft.facts.texts.push(content)
  return draft
}

function readKinds({ search }: Sources, { wish }: Subject): string {
  return readSlots(search, wish.text).kinds.join(' ')
}

function readBound(message: string, kinds: string): Bound | undefined {
  const words = splitTokens(fold(message))
  if (
    words.length > mostWords ||
    !words.every((word) => around.has(word) || /^\d/u.test(word) || kinds.includes(word))
  )
    return undefined
  const length = readLength(message)
  const named = sides.find(([, asks]) => asks.test(message))?.[0]
  const side = named ?? usual.find(([, asks]) => asks.test(kinds))?.[0]
  if (length === undefined || side === undefined) return undefined
  if (bySize.test(kinds) && named !== 'thickness' && named !== 'height') return undefined
  if (atMost.test(message)) return { side, least: 0, most: length }
  if (atLeast.test(message)) return { side, least: length, most: Number.POSITIVE_INFINITY }
  return { side, least: length * (1 - near), most: length * (1 + near) }
}
