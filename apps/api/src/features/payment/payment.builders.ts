import { randomUUID } from 'node:crypto'
import type { Lender } from './lender.ts'
import type { NewProviderPayment, ProviderAddress } from './provider.ts'

const address: ProviderAddress = {
  firstName: 'Proef',
  lastName: 'de Koper',
  company: '',
  street: 'Museumstraat 1',
  postcode: '1071XX',
  city: 'Amsterdam',
  country: 'NL',
  email: 'koper@sluimer.example',
  phone: '+31612345678',
}

/** A payment of € 124,95 for two articles with a discount, as the order requests it from the provider. */
export function aProviderPayment(special: Partial<NewProviderPayment> = {}): NewProviderPayment {
  const line = { sku: '', quantity: 1, discountCents: 0, vatPercent: 21 }
  return {
    idempotencyKey: randomUUID(),
    amountCents: 12_495,
    description: 'Bestelling KJD1000001',
    method: 'ideal',
    takesMoneyLater: false,
    redirectUrl: 'http://localhost:3000/terug',
    webhookUrl: 'http://localhost:3000/webhooks',
    lines: [
      { ...line, kind: 'goods', title: 'Dekbed', sku: 'DB-1', quantity: 2, unitPriceCents: 5_995 },
      { ...line, kind: 'discount', title: 'Korting', unitPriceCents: -500 },
      { ...line, kind: 'delivery', title: 'Bezorging', unitPriceCents: 1_005 },
    ],
    billing: address,
    shipping: address,
    birthdate: undefined,
    issuer: undefined,
    ...special,
  }
}

/** A lender that does not exist; a pay-later method is offered only with one. */
export const aLender: Lender = {
  name: 'Proefkrediet B.V.',
  costs: 'Geen rente. Te laat betaald: € 7,50 per herinnering.',
  conditionsUrl: 'https://lender.example/voorwaarden/',
  informationUrl: 'https://lender.example/informatie/',
}
