import { readFigures } from '@sluimer/assistant/wish/read-figures'
import { type CountryCode, countryNames } from '@sluimer/domain/address/country'
import { defaultDeliveryTariff } from '@sluimer/domain/delivery/tariff'
import { formatNames } from '@sluimer/domain/language/format-names'
import { formatEuro } from '@sluimer/domain/money/euro'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { asksToSee } from '../reading/intent-phrases.ts'
import { findLargest, readCountries } from './tell-tariff.ts'

const ofCost = /\b(?:\p{L}*kost\p{L}*|gratis|betaal\p{L}*|verzend\p{L}*)(?!\p{L})/iu
const anAmount = /(?:€ ?(\d{1,5})(?:[.,](\d{2}))?|(?<![\d.,])(\d{1,5})(?:[.,](\d{2}))? ?euro)(?!\p{L})/iu
const names = { letterbox: 'een brievenbuspakje', parcel: 'een pakket', two_man: 'een groot meubel' } as const
const heading = 'Wat kost bezorgen?'

/**
 * Answers what delivery costs for goods of an amount, after a question about that cost: 'en als ik 48 euro heb', 'en een matras van driehonderd euro'. The country is the
 * one that the turn names, or else the question before it. Undefined for every other turn.
 */
export async function tellForAmount(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  const before = subject?.asked ?? ''
  const [, euros, cents, euros2, cents2] = anAmount.exec(readFigures(message)) ?? []
  const amountCents = Number(euros ?? euros2) * 100 + Number(cents ?? cents2 ?? 0)
  const isOfCost = subject?.topic?.startsWith('delivery_') === true && ofCost.test(before)
  if (!isOfCost || Number.isNaN(amountCents) || asksToSee.test(message)) return undefined
  const goods = (await findLargest(sources, message, at)) ?? (await findLargest(sources, before, at))
  const own = readCountries(message)
  const countries = own.length === 1 ? own : readCountries(before)
  const passage = await sources.knowledge.findPart(heading, at)
  const isParcel = /pak(?:ket|je)/iu.test(`${message} ${before}`)
  const usual = isParcel ? (['parcel'] as const) : (['parcel', 'two_man'] as const)
  const classes = goods === undefined ? usual : [goods.deliveryClass]
  const tell = (country: CountryCode, one: keyof typeof names) => {
    const { priceCents, freeFromCents } = defaultDeliveryTariff[country][one]
    const isFree = freeFromCents !== null && amountCents >= freeFromCents
    const from = freeFromCents === null ? '' : ` (gratis vanaf ${formatEuro(freeFromCents)})`
    return `in ${countryNames[country]} ${isFree ? 'niets' : formatEuro(priceCents)}${from}`
  }
  const told = classes.map(
    (one) => `${names[one]} ${formatNames(countries.map((country) => tell(country, one)))}`,
  )
  const content = `Bij ${formatEuro(amountCents)} kost het bezorgen van ${told.join('; van ')}.`
  const links = passage === undefined ? [] : [{ title: passage.title, path: passage.path }]
  const draft = aDraft(content, { links, topic: 'delivery_cost' })
  draft.facts.texts.push(content)
  for (const { path } of links) draft.facts.paths.add(path)
  return draft
}
