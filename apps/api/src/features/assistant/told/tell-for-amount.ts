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
  const amountCents = readCents(message)
  const isOfCost = subject?.topic?.startsWith('delivery_') === true && ofCost.test(before)
  if (!isOfCost || amountCents === undefined || asksToSee.test(message)) return undefined
  const content = await tellCosts(sources, { message, before, amountCents }, at)
  const passage = await sources.knowledge.findPart(heading, at)
  const links = passage === undefined ? [] : [{ title: passage.title, path: passage.path }]
  const draft = aDraft(content, { links, topic: 'delivery_cost' })
  draft.facts.texts.push(content)
  for (const { path } of links) draft.facts.paths.add(path)
  return draft
}

/** What somebody orders for so much: 'een bestelling van 40 euro', 'als ik voor 60 euro bestel'. */
const orders = /\b(?:bestel\p{L}*|bestelling|order|koop\p{L}*|aankoop|winkelwagen|mandje|wil|zou)\b/iu
/** Who asks whether a cost is right tells that cost, and no amount of an order. */
const asksWhether = /\b(?:klopt|waarom|normaal|rekenen|bijbetalen)(?!\p{L})/iu
const asksDeed =
  /\b(?:lever\p{L}*|bezorg\p{L}*|breng\p{L}*|stur\p{L}*|stuur\p{L}*|verzend\p{L}*) (?:jullie|je|ge|gij|u|ze)(?!\p{L})/iu

/** Says what delivery costs of an order of the amount that a message tells, in place of the table of all amounts. */
export async function tellTableFor(
  sources: Sources,
  draft: Draft,
  { message, at }: { message: string; at: Date },
): Promise<Draft> {
  if (!draft.links.some(({ title }) => title === heading) || draft.products.length > 0) return draft
  const amountCents = orders.test(message) && !asksWhether.test(message) ? readCents(message) : undefined
  const table = (await sources.knowledge.findPart(heading, at))?.text
  if (amountCents === undefined || table === undefined || !draft.content.includes(table)) return draft
  const [country, ...others] = readCountries(message)
  const yes =
    country === undefined || others.length > 0 || !asksDeed.test(message)
      ? ''
      : `Ja, we bezorgen in ${countryNames[country]}. `
  const told = `${yes}${await tellCosts(sources, { message, before: '', amountCents }, at)}`
  draft.facts.texts.push(told)
  return { ...draft, content: draft.content.replace(table, told) }
}

function readCents(message: string): number | undefined {
  const [found, euros, cents, euros2, cents2] = anAmount.exec(readFigures(message)) ?? []
  return found === undefined ? undefined : Number(euros ?? euros2) * 100 + Number(cents ?? cents2 ?? 0)
}

async function tellCosts(
  sources: Sources,
  { message, before, amountCents }: { message: string; before: string; amountCents: number },
  at: Date,
): Promise<string> {
  const goods = (await findLargest(sources, message, at)) ?? (await findLargest(sources, before, at))
  const own = readCountries(message)
  const countries = own.length === 1 ? own : readCountries(before)
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
  return `Bij ${formatEuro(amountCents)} kost het bezorgen van ${told.join('; van ')}.`
}
