import { addOwned } from '@sluimer/assistant/exit/facts'
import { readSpelledNumber } from '@sluimer/assistant/wish/spelled-numbers'
import type { Product } from '@sluimer/contract/catalog/product'
import { formatEuro } from '@sluimer/domain/money/euro'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { dropPlaces, findOfKind } from '../slots/find-kind.ts'
import { readSlots } from '../slots/read-slots.ts'

const ofSets = /\b(?:set(?:je|s)?|pak(?:je|ken)?|voordeelset\p{L}*)(?!\p{L})/iu
const ofOne =
  /\bper (?:stuk|\p{L}*(?:handdoek|doekje|lamp|tafel|plant|boom))(?!\p{L})|\b(?:1|één|een) (?:losse? )?\p{L}*(?:handdoek|doekje|lamp|plant)\b/iu
const asksPrice =
  /\b(?:wat is (?:dat|het)|kost\p{L}*|prijs|betaal\p{L}*|kom\p{L}*|uit|goedkoop\p{L}*)(?!\p{L})/iu
/** What is said on a page of the service: how prices are meant. */
const asksWhichOfBoth = /\bper (?:stuk|set|pak) of\b|\bof per\b/iu
const aSet = /^set van (\p{L}+|\d+)|^(\p{L}+) gastendoekjes/iu
const [mostRead, mostShown] = [40, 3]

interface Share {
  readonly page: Product
  readonly title: string
  readonly cents: number
  readonly each: number
}

/** Answers what one piece of a set costs: 'wat kost een handdoek als ik de set van vier neem'. Undefined for every other message. */
export async function answerPerPiece(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const { message, wish, subject, at } = turn
  if (!ofOne.test(message) || !asksPrice.test(message) || asksWhichOfBoth.test(message)) return undefined
  const about = subject?.wish.text ?? ''
  if (!ofSets.test(`${message} ${about}`)) return undefined
  const [kind] = dropPlaces(readSlots(sources.search, wish.text).kinds)
  const ids = kind === undefined ? (subject?.productIds ?? []) : await findOfKind(sources, kind, at)
  const pages = await sources.products.findPages(ids.slice(0, mostRead), at)
  const shares = pages.flatMap(listShares).toSorted((one, other) => one.each - other.each)
  const isAsked = ({ title }: Share) => !/gastendoek/iu.test(title) || /gast/iu.test(`${message} ${about}`)
  const kept = shares.filter(isAsked).slice(0, mostShown)
  if (kept.length === 0) return undefined
  const lines = kept.map(
    ({ page, title, cents, each }) =>
      `${toSpokenName(page)}, ${title.toLowerCase()}: ${formatEuro(cents)}, dus ${formatEuro(each)} per stuk.`,
  )
  const content = `${kept.length > 1 ? 'Het voordeligst per stuk:\n' : ''}${lines.join('\n')}`
  const shown = kept.map(({ page }) => page)
  const draft = await toShownDraft(sources, turn, shown, content)
  for (const { page, cents, each } of kept) {
    addOwned(draft.facts, page.title, [formatEuro(cents), formatEuro(each)])
    draft.facts.values.push(formatEuro(cents), formatEuro(each))
  }
  draft.facts.texts.push(content)
  return draft
}

/** Lists what one piece costs in the cheapest of each set of a page. */
function listShares(page: Product): readonly Share[] {
  const titleOf = new Map(page.options.flatMap(({ values }) => values.map(({ id, title }) => [id, title])))
  const best = new Map<string, Share>()
  for (const { value_ids: ids, price, available } of page.variants) {
    const title = ids.map((id) => titleOf.get(id) ?? '').find((one) => aSet.test(one))
    const count = title === undefined ? 0 : readCount(title)
    if (title === undefined || count < 2 || !available) continue
    const share = { page, title, cents: price.price, each: Math.round(price.price / count) }
    if (share.each < (best.get(title)?.each ?? Number.POSITIVE_INFINITY)) best.set(title, share)
  }
  return [...best.values()]
}

function readCount(title: string): number {
  const [, ofSet, ofGuests] = aSet.exec(title) ?? []
  const word = (ofSet ?? ofGuests ?? '').toLowerCase()
  return Number(word) || (readSpelledNumber(word) ?? 0)
}
