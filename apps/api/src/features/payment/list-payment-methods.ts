import type { CountryCode } from '@sluimer/domain/address/country'
import type { Connection } from '../../platform/db/database.ts'
import {
  filterAvailableMethods,
  type OfferedRule,
  type PaymentMethodRule,
  paymentMethods,
} from './methods.ts'
import { listPaymentMethodSettings, listPaymentOffers, type PaymentOffer } from './payment-method.queries.ts'

/** Leaves gaps between the default places of methods, so that staff can put one between two others. */
const positionStep = 10

/** Lists all payment methods with staff's settings, in the order in which shoppers see them. */
export async function listPaymentMethods(db: Connection): Promise<PaymentMethodRule[]> {
  const settings = new Map((await listPaymentMethodSettings(db)).map((row) => [row.code, row]))
  return paymentMethods
    .map((method, index) => {
      const { position = null, ...changes } = settings.get(method.code) ?? {}
      const decided = Object.entries(changes).filter(([, value]) => value !== null)
      return {
        method: { ...method, ...Object.fromEntries(decided) },
        position: position ?? (index + 1) * positionStep,
      }
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ method }) => method)
}

/** All that decides how can be paid at this moment. Country and amount then select the methods. */
export interface PaymentTerms {
  methods: readonly PaymentMethodRule[]
  offers: readonly PaymentOffer[]
}

export async function readPaymentTerms(db: Connection): Promise<PaymentTerms> {
  return { methods: await listPaymentMethods(db), offers: await listPaymentOffers(db) }
}

/**
 * Returns what can be chosen for a country and an amount (CO-04): the methods of the shop's own table that staff
 * switched on and that the provider offers, as it last answered (ask-offered-methods.job.ts).
 */
export function listOfferedMethods(
  { methods, offers }: PaymentTerms,
  country: CountryCode,
  amountCents: number,
): OfferedRule[] {
  const offer = offers.find((one) => one.country === country)
  return filterAvailableMethods(methods, { country, amountCents }, offer?.methods)
}

/** Returns what can be chosen under the terms of this moment. */
export async function listAvailablePaymentMethods(
  db: Connection,
  country: CountryCode,
  amountCents: number,
): Promise<OfferedRule[]> {
  return listOfferedMethods(await readPaymentTerms(db), country, amountCents)
}
