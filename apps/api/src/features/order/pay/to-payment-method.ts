import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import type { OfferedRule } from '../../payment/methods.ts'

/** Describes a payment method that is offered as the contract shows it. */
export function toPaymentMethod(method: OfferedRule): PaymentMethod {
  return {
    code: method.code,
    title: method.title,
    description: method.description,
    price_incl: method.priceCents,
    logo: method.logo,
    kind: method.kind,
    asks: [...method.asks],
    terms: [...method.terms],
    issuers: method.issuers.map(({ id, name }) => ({ id, name })),
    lender: toLender(method),
  }
}

function toLender({ kind, lender }: OfferedRule): PaymentMethod['lender'] {
  if (kind === 'direct' || lender === null) return null
  const { name, costs, conditionsUrl, informationUrl } = lender
  return { name, costs, conditions_url: conditionsUrl, information_url: informationUrl }
}
