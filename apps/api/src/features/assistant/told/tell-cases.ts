import { addOwned } from '@sluimer/assistant/exit/facts'
import { formatEuro } from '@sluimer/domain/money/euro'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { pickPointedOut } from '../shown/pick-pages.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { readSlots } from '../slots/read-slots.ts'
import { getGoods } from '../tools/search-goods.ts'
import { showMakes } from '../tools/show-makes.ts'

const asksCases = /\b(?:kussen)?slo(?:op|pen)\b/iu
const asksWith =
  /\b(?:met|samen|erbij|d['’]?r ?bij|derbij|inbegrepen|inclusief|bijgeleverd|meegeleverd|zit|zitten|horen|hoort)\b/iu
/** These look for other goods, or for a pillowcase by itself. */
const asksOthers =
  /\b(?:losse?|apart|extra|zoek|andere?|welke|passend\p{L}*|bijpassend\p{L}*|kleur\p{L}*)\b/iu
const aCover = /overtrek/iu
const ofCases = /met (?:\d+|een) sloop(?!\p{L})|met \d+ slopen/u
const mostRead = 4

/**
 * Answers what a cover that was shown costs with its pillowcases: they come with it, and nobody pays for them a second time. Undefined for every other turn, and
 * for covers whose pages do not tell it.
 */
export async function tellCases(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  const about = subject?.wish.text ?? ''
  if (subject === undefined || subject.productIds.length === 0 || !aCover.test(about)) return undefined
  if (!asksCases.test(message) || !asksWith.test(message) || asksOthers.test(message)) return undefined
  const shown = await sources.products.findPages(subject.productIds.slice(0, mostRead), at)
  const pointed = pickPointedOut(message, shown)
  const [page] = pointed.length > 0 ? pointed : shown
  if (page === undefined) return undefined
  const slugs = readSlots(sources.search, about).values.flatMap((value) => value.slugs)
  const titles = page.options.flatMap(({ values }) => values.filter(({ title }) => ofCases.test(title)))
  const own = titles.filter(({ key }) => key !== undefined && slugs.includes(key))
  if (titles.length === 0) return undefined
  const [tile] = await showMakes(sources, await getGoods(sources, [Number(page.id)], at), { slugs }, at)
  if (tile === undefined) return undefined
  const listed = (own.length > 0 ? own : titles).map(({ title }) => title)
  const price = `${tile.price.from ? 'vanaf ' : ''}${formatEuro(tile.price.price)}`
  const content = `De slopen zitten bij de prijs in. ${toSpokenName(page)} kost ${price}: ${listed.join(', ')}.`
  const draft = await toShownDraft(
    sources,
    { message, wish: subject.wish, subject, at },
    pointed.length > 0 ? [page] : shown,
    content,
  )
  addOwned(draft.facts, page.title, [price, formatEuro(tile.price.price), ...listed])
  draft.facts.texts.push('De slopen zitten bij de prijs in.')
  return draft
}
