import { addOwned } from '@sluimer/assistant/exit/facts'
import { addPageFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { findOfKind } from '../slots/find-kind.ts'
import { atLeast, atMost, readLength } from '../told/lengths.ts'

const ofHeadboard = /\bhoofdbord\b/iu
const ofHeight = /\b(?:hoog|hoger|lager|laag|hoogte|hoogstens|max\p{L}*|schuin\p{L}*|onder)(?!\p{L})/iu
const aMetre = /\b(?:een|één|1) meter\b/iu
const told = /hoofdbord (\d+) cm hoog/u
const [mostRead, mostShown] = [40, 4]

/**
 * Answers whether a headboard is as low or as high as a message asks, with the height that pages of beds tell: 'hoofdbord van hoogstens 110 cm, schuin dak'. Undefined for every other
 * message, and where no page tells it.
 */
export async function answerHeadboard(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const { message, at } = turn
  const length = readLength(message) ?? (aMetre.test(message) ? 100 : undefined)
  const isMost = atMost.test(message)
  if (!ofHeadboard.test(message) || !ofHeight.test(message) || length === undefined) return undefined
  if (!isMost && !atLeast.test(message)) return undefined
  const ids = await findOfKind(sources, 'boxspring', at)
  const measured = (await sources.products.findPages(ids.slice(0, mostRead), at)).flatMap((page) => {
    const rows = page.specifications.flatMap((group) => group.rows)
    const height = rows.map(({ value }) => told.exec(value)?.[1]).find((found) => found !== undefined)
    return height === undefined ? [] : [{ page, height: Number(height) }]
  })
  if (measured.length === 0) return undefined
  const fitting = measured.filter(({ height }) => (isMost ? height <= length : height >= length))
  const ordered = measured.toSorted((a, b) => (isMost ? a.height - b.height : b.height - a.height))
  const shown = (fitting.length > 0 ? fitting : ordered).slice(0, mostShown)
  const [first] = shown
  if (first === undefined) return undefined
  const height = `${first.height} cm hoog`
  const content =
    fitting.length > 0
      ? `Dat past: bij ${toSpokenName(first.page)} is het hoofdbord ${height}.`
      : `Zo ${isMost ? 'laag' : 'hoog'} heb ik het niet kant-en-klaar: het ${isMost ? 'laagste' : 'hoogste'} hoofdbord is ${height}. Stel je er zelf een samen, vraag ons dan eerst de maat, met het contactformulier.`
  const draft = await toShownDraft(
    sources,
    { ...turn, subject: undefined },
    shown.map(({ page }) => page),
    content,
  )
  for (const { page } of shown) {
    addPageFacts(draft.facts, page)
    addOwned(draft.facts, page.title, [height])
  }
  draft.facts.texts.push(content)
  return draft
}
