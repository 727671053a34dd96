import type { CountryCode } from '@sluimer/domain/address/country'
import type { Connection } from '../../platform/db/database.ts'
import { readValues } from '../../platform/db/read-values.ts'
import {
  filterAvailableMethods,
  type OfferedRule,
  type PaymentMethodRule,
  paymentMethods,
} from './methods.ts'
import {
  offersInside,
  type PaymentMethodSettings,
  type PaymentOffer,
  settingsInside,
} from './payment-method.queries.ts'

/** Leaves gaps between the default places of methods, so that staff can put one between two others. */
const positionStep = 10

/** Lists all payment methods with staff's settings, in the order in which shoppers see them. */
export function listMethodsWith(rows: readonly PaymentMethodSettings[]): PaymentMethodRule[] {
  const settings = new Map(rows.map((row) => [row.code, row]))
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

/** What the terms follow from, as fields of a query. */
export const paymentTermsInside = { settings: settingsInside, offers: offersInside }

/** Returns the terms from what `paymentTermsInside` read. */
export function toPaymentTerms({
  settings,
  offers,
}: {
  settings: readonly PaymentMethodSettings[]
  offers: readonly PaymentOffer[]
}): PaymentTerms {
  return { methods: listMethodsWith(settings), offers }
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
  const terms = toPaymentTerms(await readValues(db, paymentTermsInside))
  return listOfferedMethods(terms, country, amountCents)
}
