import type { CountryCode } from '../address/country.ts'
import type { DeliveryArea } from './areas.ts'

const deliveryMethodCodes = ['letterbox', 'parcel', 'two_man', 'pickup'] as const

export type DeliveryMethodCode = (typeof deliveryMethodCodes)[number]

/** `freeFromCents` is the value of the goods from which delivery is free; null when it never is. */
export interface DeliveryRate {
  priceCents: number
  freeFromCents: number | null
}

export type DeliveryTariff = Readonly<Record<CountryCode, Readonly<Record<DeliveryMethodCode, DeliveryRate>>>>

/** What delivery costs, with VAT, until the shop's owner configures other prices. */
export const defaultDeliveryTariff: DeliveryTariff = {
  NL: {
    letterbox: { priceCents: 295, freeFromCents: 5000 },
    parcel: { priceCents: 495, freeFromCents: 5000 },
    two_man: { priceCents: 2995, freeFromCents: 49900 },
    // Never more than home delivery of the same goods (methods.ts).
    pickup: { priceCents: 395, freeFromCents: null },
  },
  BE: {
    letterbox: { priceCents: 295, freeFromCents: 7500 },
    parcel: { priceCents: 695, freeFromCents: 7500 },
    two_man: { priceCents: 3995, freeFromCents: 49900 },
    pickup: { priceCents: 395, freeFromCents: null },
  },
}

/** What the ferry adds to a method, whatever the value of the order: free delivery is free up to the quay. */
export const defaultSurchargeCents: Readonly<
  Record<DeliveryArea, Readonly<Partial<Record<DeliveryMethodCode, number>>>>
> = { NL: {}, BE: {}, 'NL-islands': { two_man: 4995 } }
