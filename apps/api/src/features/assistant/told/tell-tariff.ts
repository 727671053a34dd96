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
/** And the one that tells it of what is flat and light. */
const ofFlat = 'Past het door de brievenbus?'
const asksCost =
  /\b(?:verzend|bezorg|lever|porto)\p{L}*kosten\b|\bporto\b|\bkost\p{L}* .*(?:bezorg|verzend|stur|lever)/iu
const howItComes: Readonly<Record<DeliveryClass, string>> = {
  letterbox: 'Dat komt als brievenbuspakje',
  parcel: 'Dat komt als pakket',
  two_man: 'Dat is een groot meubel, dat we met twee personen brengen',
}
/** Of several goods the largest decides what all together cost. */
const ofLargest: Readonly<Record<DeliveryClass, string>> = {
  letterbox: 'Je betaalt één keer, voor alles samen: het komt als brievenbuspakje',
  parcel: 'Je betaalt één keer, voor alles samen: het grootste telt, en dat komt als pakket',
  two_man: 'Je betaalt één keer, voor alles samen: het grootste telt, en dat is een groot meubel',
}
const fromLargest: readonly DeliveryClass[] = ['two_man', 'parcel', 'letterbox']
/** More goods than these are a list. */
const mostKinds = 3
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
  const title = draft.links.find((link) => link.title === ofAll || link.title === ofFlat)?.title
  if (title === undefined || draft.products.length > 0) return draft
  if (title === ofFlat && !asksCost.test(message)) return draft
  const table = (await sources.knowledge.findPart(title, at))?.text
  if (table === undefined || !draft.content.includes(table)) return draft
  const before = subject?.asked ?? ''
  const goods = (await findLargest(sources, message, at)) ?? (await findLargest(sources, before, at))
  if (goods === undefined) return draft
  const { deliveryClass, isOfSeveral } = goods
  const how = isOfSeveral ? ofLargest[deliveryClass] : howItComes[deliveryClass]
  const line = `${how}. ${tellCosts(deliveryClass, readCountries(message))}`
  const told = deliveryClass === 'letterbox' ? `${line}${tooHeavy}` : line
  draft.facts.texts.push(told)
  return { ...draft, content: draft.content.replace(table, told) }
}

/** Returns how the largest of the goods comes that a text names, which decides for all; undefined for no goods, and for those that come in several ways. */
export async function findLargest(
  sources: Sources,
  text: string,
  at: Date,
): Promise<{ deliveryClass: DeliveryClass; isOfSeveral: boolean } | undefined> {
  const { kinds } = readSlots(sources.search, readWish(generalise(text)).text)
  if (kinds.length > mostKinds) return undefined
  const classes: DeliveryClass[] = []
  for (const kind of kinds) {
    const found = await findClass(sources, kind, at)
    if (found === undefined) return undefined
    classes.push(found)
  }
  const deliveryClass = fromLargest.find((one) => classes.includes(one))
  return deliveryClass && { deliveryClass, isOfSeveral: kinds.length > 1 }
}

async function findClass(sources: Sources, kind: string, at: Date): Promise<DeliveryClass | undefined> {
  const { tiles, isUnsold } = await searchGoods(sources, readWish(kind), at)
  if (isUnsold) return undefined
  const pages = await sources.products.findPages(
    tiles.map(({ id }) => Number(id)),
    at,
  )
  const [first, ...more] = new Set(pages.map((page) => page.delivery_method))
  return more.length > 0 ? undefined : first
}

/** Returns the country that a message names, and both where it names none or both. */
export function readCountries(message: string): readonly CountryCode[] {
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
