import type { CountryCode } from '../address/country.ts'
import type { DeliveryArea } from './areas.ts'
import { chooseClassByWeight, chooseDeliveryClass, type DeliveryClass, heaviestGrams } from './goods.ts'
import {
  type DeliveryMethodCode,
  type DeliveryRate,
  type DeliveryTariff,
  defaultDeliveryTariff,
  defaultSurchargeCents,
} from './tariff.ts'

export interface DeliveryMethod {
  code: DeliveryMethodCode
  title: string
  description: string
  priceCents: number
  /** The value of the goods from which this method is free; null when it never is. */
  freeFromCents: number | null
  /** The part of `priceCents` for transport to an island. It is charged above every threshold and with every code. */
  surchargeCents: number
}

export interface DeliveryMethodsInput {
  country: CountryCode
  /** The area within the country; the mainland by default. */
  area?: DeliveryArea
  classes: readonly DeliveryClass[]
  /** The total weight of the goods, as far as it is known; 0 by default. */
  weightGrams?: number
  /** The goods at the prices on the page, so that a discount never makes delivery dearer. */
  subTotalCents: number
  /** Whether there is nothing but free samples, which cost nothing to send; false by default. */
  isOnlySamples?: boolean
}

const words: Readonly<Record<DeliveryMethodCode, { title: string; description: string }>> = {
  letterbox: {
    title: 'Brievenbuspakje',
    description: 'Past door je brievenbus, je hoeft er niet voor thuis te blijven',
  },
  parcel: { title: 'Thuisbezorgd', description: 'Bij je thuis, of bij de buren als je er niet bent' },
  two_man: {
    title: 'Bezorgd door twee personen',
    description: 'Je kiest een dag, en we dragen het samen naar binnen tot in de kamer die jij wilt',
  },
  pickup: {
    title: 'Ophalen bij een pakketpunt',
    description: 'Haal je pakket op bij een punt in de buurt wanneer het jou uitkomt',
  },
}

/** Returns the ways in which goods of these classes can reach a shopper, with prices, home delivery first (CO-04). */
export function listDeliveryMethods(
  { country, area = country, classes, weightGrams = 0, subTotalCents, isOnlySamples }: DeliveryMethodsInput,
  tariff: DeliveryTariff = defaultDeliveryTariff,
): DeliveryMethod[] {
  const deliveryClass = chooseDeliveryClass(classes)
  if (deliveryClass === undefined) return []
  // A pick-up point would cost the shop more than the samples do.
  if (isOnlySamples)
    return [{ code: 'letterbox', ...words.letterbox, priceCents: 0, freeFromCents: null, surchargeCents: 0 }]
  const [home, ...others] = codesFor(chooseClassByWeight(deliveryClass, weightGrams), weightGrams)
  const homeRate = tariff[country][home]
  const toMethod = (code: DeliveryMethodCode, rate: DeliveryRate): DeliveryMethod => {
    const isFree = rate.freeFromCents !== null && subTotalCents >= rate.freeFromCents
    const surchargeCents = defaultSurchargeCents[area][code] ?? 0
    return {
      code,
      ...words[code],
      priceCents: (isFree ? 0 : rate.priceCents) + surchargeCents,
      freeFromCents: surchargeCents > 0 ? null : rate.freeFromCents,
      surchargeCents,
    }
  }
  return [
    toMethod(home, homeRate),
    ...others.map((code) => toMethod(code, notAbove(homeRate, tariff[country][code]))),
  ]
}

/**
 * Limits a rate by that of home delivery: collecting goods never costs more, and is free from the same amount or less.
 */
function notAbove(home: DeliveryRate, own: DeliveryRate): DeliveryRate {
  const thresholds = [home.freeFromCents, own.freeFromCents].filter((cents) => cents !== null)
  return {
    priceCents: Math.min(home.priceCents, own.priceCents),
    freeFromCents: thresholds.length === 0 ? null : Math.min(...thresholds),
  }
}

/** Lists home delivery first. Pick-up is left out for goods that need two people or are too heavy for one. */
function codesFor(
  deliveryClass: DeliveryClass,
  weightGrams: number,
): [DeliveryMethodCode, ...DeliveryMethodCode[]] {
  const waits = deliveryClass !== 'two_man' && weightGrams <= heaviestGrams.pickup
  return waits ? [deliveryClass, 'pickup'] : [deliveryClass]
}
