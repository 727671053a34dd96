import type { CountryCode } from '@sluimer/domain/address/country'
import type { Connection } from '../../platform/db/database.ts'
import { availableOf, type OfferedRule, type PaymentMethodRule, paymentMethods } from './methods.ts'
import { listPaymentMethodSettings, listPaymentOffers, type PaymentOffer } from './payment-method.queries.ts'

/** Between the places that the methods have by themselves, so that staff can put one between two others. */
const positionStep = 10

/** All payment methods as staff left them, in the order in which shoppers see them. */
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

/** Everything that says how can be paid at this moment; which methods that are depends on a country and an amount. */
export interface PaymentTerms {
  methods: readonly PaymentMethodRule[]
  offers: readonly PaymentOffer[]
}

export async function readPaymentTerms(db: Connection): Promise<PaymentTerms> {
  return { methods: await listPaymentMethods(db), offers: await listPaymentOffers(db) }
}

/**
 * What can be chosen for a country and an amount (CO-04): the shop's own table with staff's switches, and of that what the
 * provider offers, as it was last asked (ask-offered-methods.job.ts).
 */
export function methodsOf(
  { methods, offers }: PaymentTerms,
  country: CountryCode,
  amountCents: number,
): OfferedRule[] {
  const offer = offers.find((one) => one.country === country)
  return availableOf(methods, { country, amountCents }, offer?.methods)
}

/** The same, of the terms of this moment. */
export async function availablePaymentMethods(
  db: Connection,
  country: CountryCode,
  amountCents: number,
): Promise<OfferedRule[]> {
  return methodsOf(await readPaymentTerms(db), country, amountCents)
}
