import { generalise } from '@sluimer/assistant/questions/generalise'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { type CountryCode, countryCodes, countryNames } from '@sluimer/domain/address/country'
import type { DeliveryClass } from '@sluimer/domain/delivery/goods'
import { defaultDeliveryTariff } from '@sluimer/domain/delivery/tariff'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { readSlots } from '../slots/read-slots.ts'
import { searchGoods } from '../tools/search-goods.ts'

/** The part of a page that tells what delivery costs of all goods, in both countries. */
const ofAll = 'Wat kost bezorgen?'
const howItComes: Readonly<Record<DeliveryClass, string>> = {
  letterbox: 'Dat komt als brievenbuspakje',
  parcel: 'Dat komt als pakket',
  two_man: 'Dat is een groot meubel, dat we met twee personen brengen',
}
const tooHeavy = ' Is het samen te zwaar voor de brievenbus, dan komt het als pakket.'

/**
 * Says what delivery costs of the goods and in the country that a message names, in place of the table of all goods. Returns an answer that does not tell
 * the table as it is, and that to a message which names no goods, or goods that come in several ways.
 */
export async function tellTariff(
  sources: Sources,
  draft: Draft,
  { message, subject, at }: Talk & { message: string },
): Promise<Draft> {
  if (!draft.links.some(({ title }) => title === ofAll) || draft.products.length > 0) return draft
  const table = (await sources.knowledge.findPart(ofAll, at))?.text
  if (table === undefined || !draft.content.includes(table)) return draft
  const before = subject?.asked ?? ''
  const deliveryClass = (await findClass(sources, message, at)) ?? (await findClass(sources, before, at))
  if (deliveryClass === undefined) return draft
  const line = `${howItComes[deliveryClass]}. ${tellCosts(deliveryClass, readCountries(message))}`
  const told = deliveryClass === 'letterbox' ? `${line}${tooHeavy}` : line
  draft.facts.texts.push(told)
  return { ...draft, content: draft.content.replace(table, told) }
}

/** Returns how the goods come that a text names; undefined for no goods, and for those that come in several ways. */
async function findClass(sources: Sources, text: string, at: Date): Promise<DeliveryClass | undefined> {
  const [kind, ...others] = readSlots(sources.search, readWish(text).text).kinds
  if (kind === undefined || others.length > 0) return undefined
  const { tiles, isUnsold } = await searchGoods(sources, readWish(kind), at)
  if (isUnsold) return undefined
  const pages = await sources.products.findPages(
    tiles.map(({ id }) => Number(id)),
    at,
  )
  const [first, ...more] = new Set(pages.map((page) => page.delivery_method))
  return more.length > 0 ? undefined : first
}

function readCountries(message: string): readonly CountryCode[] {
  const said = generalise(message)
  const isBelgian = /\bbelgie\b/u.test(said)
  if (isBelgian === /\bnederland\b/iu.test(said)) return countryCodes
  return isBelgian ? ['BE'] : ['NL']
}

function tellCosts(deliveryClass: DeliveryClass, countries: readonly CountryCode[]): string {
  const costs = countries.map((country) => {
    const { priceCents, freeFromCents } = defaultDeliveryTariff[country][deliveryClass]
    const free = freeFromCents === null ? '' : `, en niets vanaf ${formatEuro(freeFromCents)}`
    return `in ${countryNames[country]} ${formatEuro(priceCents)}${free}`
  })
  return `Bezorgen kost ${costs.join('; ')}.`
}
