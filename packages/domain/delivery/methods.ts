import type { CountryCode } from '../address/country.ts'
import { type DeliveryClass, deliveryClassOf } from './goods.ts'
import { type DeliveryMethodCode, type DeliveryTariff, defaultDeliveryTariff } from './tariff.ts'

export type DeliveryMethod = {
  code: DeliveryMethodCode
  title: string
  description: string
  priceCents: number
  /** From which value of the goods this method is free; null when it never is. */
  freeFromCents: number | null
}

export type DeliveryMethodsInput = {
  country: CountryCode
  classes: readonly DeliveryClass[]
  /** The goods at the prices on the page: a discount never makes delivery dearer. */
  subTotalCents: number
}

const words: Readonly<Record<DeliveryMethodCode, { title: string; description: string }>> = {
  letterbox: {
    title: 'Brievenbuspakje',
    description: 'Past door je brievenbus, je hoeft er niet voor thuis te blijven',
  },
  parcel: { title: 'Thuisbezorgd', description: 'Bij je thuis, of bij de buren als je er niet bent' },
  two_man: {
    title: 'Bezorgd door twee personen',
    description: 'We spreken van tevoren een moment met je af en dragen het samen naar binnen',
  },
  pickup: {
    title: 'Ophalen bij een pakketpunt',
    description: 'Haal je pakket op bij een punt in de buurt wanneer het jou uitkomt',
  },
}

/** How goods of these classes can come to a country and at what price, home delivery first (CO-04). */
export function deliveryMethodsFor(
  { country, classes, subTotalCents }: DeliveryMethodsInput,
  tariff: DeliveryTariff = defaultDeliveryTariff,
): DeliveryMethod[] {
  const deliveryClass = deliveryClassOf(classes)
  if (deliveryClass === undefined) return []
  const codes: DeliveryMethodCode[] = deliveryClass === 'two_man' ? ['two_man'] : [deliveryClass, 'pickup']
  return codes.map((code) => {
    const { priceCents, freeFromCents } = tariff[country][code]
    const isFree = freeFromCents !== null && subTotalCents >= freeFromCents
    return { code, ...words[code], priceCents: isFree ? 0 : priceCents, freeFromCents }
  })
}
