import type { CountryCode } from '@sluimer/domain/address/country'

/** A way to pay. `later` methods are invoices and instalments, which ask more of the shopper. */
export interface PaymentMethodRule {
  code: string
  title: string
  description: string
  countries: readonly CountryCode[]
  /** Bounds of the amount to pay, both included. */
  minCents: number
  maxCents: number
  /** What the shopper pays for using it, VAT included. No surcharge on bank and card payments (BW 6:230k, PSD2). */
  priceCents: number
  logo: string
  kind: 'direct' | 'later'
}

/**
 * The one table of payment methods, in the order in which shoppers see them. Titles and logos belong to the networks and
 * change with them: iDEAL is on its way to Wero. Amounts are those that the networks accept.
 */
export const paymentMethods: readonly PaymentMethodRule[] = [
  {
    code: 'ideal',
    title: 'iDEAL | Wero',
    description: 'Betaal direct met de app van je eigen bank.',
    countries: ['NL'],
    minCents: 1,
    maxCents: 5_000_000,
    priceCents: 0,
    logo: '/payment/ideal.svg',
    kind: 'direct',
  },
  {
    code: 'bancontact',
    title: 'Bancontact',
    description: 'Betaal direct met je kaart of de app van Bancontact.',
    countries: ['BE'],
    minCents: 2,
    maxCents: 5_000_000,
    priceCents: 0,
    logo: '/payment/bancontact.svg',
    kind: 'direct',
  },
  {
    code: 'paypal',
    title: 'PayPal',
    description: 'Betaal met je PayPal-rekening.',
    countries: ['NL', 'BE'],
    minCents: 1,
    maxCents: 800_000,
    // The wallet's price stands in the specification: '0,99' (CO-04).
    priceCents: 99,
    logo: '/payment/paypal.svg',
    kind: 'direct',
  },
]

/**
 * What can be chosen for a country and an amount. `amountCents` is what is to be paid apart from the method's own price,
 * which is added before the bounds are checked.
 */
export function availablePaymentMethods(
  country: CountryCode,
  amountCents: number,
  methods: readonly PaymentMethodRule[] = paymentMethods,
): PaymentMethodRule[] {
  return methods.filter((method) => {
    const total = amountCents + method.priceCents
    return method.countries.includes(country) && total >= method.minCents && total <= method.maxCents
  })
}
