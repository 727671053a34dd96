import { addOwned } from '@sluimer/assistant/exit/facts'
import type { Product } from '@sluimer/contract/catalog/product'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { putInOrder } from '../reading/measures.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { findOfKind } from '../slots/find-kind.ts'
import { readSlots } from '../slots/read-slots.ts'

const asksDifference = /\b(?:scheelt?|verschil\w*|schelen)\b.*\b(?:met|van|tussen|tegenover|dan)\b/iu
const extreme = /\b(dikst|dunst|hoogst|laagst|zwaarst|lichtst|langst|kortst|breedst|smalst)e?\b/iu
/** The other end of the same measure. */
const opposites: Readonly<Record<string, string>> = {
  ...{ dikst: 'dunste', dunst: 'dikste', hoogst: 'laagste', laagst: 'hoogste', zwaarst: 'lichtste' },
  ...{ lichtst: 'zwaarste', langst: 'kortste', kortst: 'langste', breedst: 'smalste', smalst: 'breedste' },
}
const mostCompared = 40

/** Answers how much the first of what was shown differs from the thickest, the lowest or the lightest of its kind: with both figures. Undefined for every other turn. */
export async function answerDifference(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  const end = extreme.exec(message)?.[1]?.toLowerCase()
  const [first] = subject?.productIds ?? []
  if (subject === undefined || subject.topic !== undefined || first === undefined) return undefined
  if (end === undefined || !asksDifference.test(message)) return undefined
  const [kind] = readSlots(sources.search, subject.wish.text).kinds
  const ids = kind === undefined ? [] : await findOfKind(sources, kind, at)
  if (ids.length === 0 || ids.length > mostCompared) return undefined
  const pages = await sources.products.findPages(ids, at)
  const far = putInOrder(end, pages)
  const near = putInOrder(opposites[end] ?? end, pages)
  const [most] = far?.measured ?? []
  const own = near?.measured.find(({ page }) => Number(page.id) === first)
  if (far === undefined || most === undefined || own === undefined || near?.unit !== far.unit)
    return undefined
  const say = (page: Product, value: number) => `${toSpokenName(page)} (${write(value)} ${far.unit})`
  const apart = Math.round(Math.abs(most.value - own.value) * 10) / 10
  const content = `Dat scheelt ${write(apart)} ${far.unit}: ${say(own.page, own.value)} en ${say(most.page, most.value)}.`
  const turn = { message, wish: subject.wish, subject, at }
  const draft = await toShownDraft(sources, turn, [own.page, most.page], content)
  for (const { page, value } of [own, most])
    addOwned(draft.facts, page.title, [`${write(value)} ${far.unit}`])
  draft.facts.texts.push(content)
  return draft
}

function write(value: number): string {
  return String(value).replace('.', ',')
}
