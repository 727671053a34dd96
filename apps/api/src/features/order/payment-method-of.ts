import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import { centsToEuros } from '@sluimer/domain/money/euro'
import type { PaymentMethodRule } from '../payment/methods.ts'

/** A payment method as the contract shows it. iDEAL needs no bank to be chosen any more, so none has issuers. */
export function paymentMethodOf(method: PaymentMethodRule): PaymentMethod {
  return {
    code: method.code,
    title: method.title,
    description: method.description,
    price_incl: centsToEuros(method.priceCents),
    logo: method.logo,
    kind: method.kind,
    asks: [...method.asks],
    terms: [...method.terms],
    issuers: [],
  }
}
