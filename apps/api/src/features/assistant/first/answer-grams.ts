import { writeSubject } from '@sluimer/assistant/subject/subject'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { asksGrams } from '../reading/asks-grams.ts'
import { putInOrder } from '../reading/measures.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { dropTold, findOfKind } from '../slots/find-kind.ts'
import { hasOwnName } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'

const [mostCompared, mostShown] = [40, 4]

const measure = /\b(?:gram\p{L}*|m2)(?!\p{L})/giu

/** Answers how many grams per square metre the goods of a kind have: from the lightest to the heaviest of them. Undefined for every other message. */
export async function answerGrams(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const text = turn.wish.text.replace(measure, '').trim()
  if (!asksGrams.test(turn.message) || hasOwnName(sources.search.index, text)) return undefined
  const [kind, ...others] = dropTold(readSlots(sources.search, turn.wish.text).kinds, turn.wish.story)
  if (kind === undefined || others.length > 0) return undefined
  const ids = await findOfKind(sources, kind, turn.at)
  const pages = ids.length > mostCompared ? [] : await sources.products.findPages(ids, turn.at)
  const heavy = putInOrder('zwaarste', pages)
  const light = putInOrder('lichtste', pages)?.measured[0]
  const [most] = heavy?.measured ?? []
  if (heavy === undefined || most === undefined || light === undefined || !heavy.unit.startsWith('gram'))
    return undefined
  const content = `Dat verschilt per soort, van ${light.value} ${heavy.unit} (${toSpokenName(light.page)}) tot ${most.value} ${heavy.unit} (${toSpokenName(most.page)}). Hoe hoger, hoe dikker.`
  const shown = heavy.measured.slice(0, mostShown).map(({ page }) => page)
  const draft = await toShownDraft(sources, { ...turn, subject: undefined }, shown, content)
  draft.facts.texts.push(content)
  const productIds = shown.map(({ id }) => Number(id))
  return { ...draft, subject: writeSubject({ wish: { text: kind }, productIds }) }
}
