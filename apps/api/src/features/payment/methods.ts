import type { CountryCode } from '@sluimer/domain/address/country'
import type { PaymentQuestion } from '@sluimer/domain/payment/payment-answers'
import type { Lender } from './lender.ts'
import type { Issuer, OfferedMethod } from './provider.ts'

/** Cents per country. */
export type MethodPrices = Partial<Record<CountryCode, number>>

/** A way to pay. `later` methods are invoices and instalments, which ask more of the shopper. */
export interface PaymentMethodRule {
  code: string
  /** The payment provider's name for it. */
  providerMethod: string
  title: string
  description: string
  countries: readonly CountryCode[]
  /** Bounds of the amount to pay, both inclusive. */
  minCents: number
  maxCents: number
  /**
   * What the shopper pays for using it in a country, VAT included; nothing in countries that are not listed. Fees exist
   * only in the Netherlands, up to what the method costs the shop (art. 6:230k BW), and not for bank and card payments;
   * in Belgium no fee is allowed (WER VII.30).
   */
  prices: MethodPrices
  logo: string
  kind: 'direct' | 'later'
  /** What the shopper has to answer for it, besides the address (VA-11). */
  asks: readonly PaymentQuestion[]
  /** Choices for the number of instalments; empty when there is no choice. */
  terms: readonly number[]
  /** Whether the provider only promises the money, and pays once the goods have left. */
  takesMoneyLater: boolean
  /** Whether it is offered as long as staff has not decided about it. */
  isActive: boolean
  /** The lender of a `later` method. Such a method is not offered until staff has entered one. */
  lender: Lender | null
}

/** A method for one country with its fee there, VAT included. */
export interface OfferedRule extends PaymentMethodRule {
  priceCents: number
  /** Card brands or banks that the provider lets shoppers choose in advance; mostly none (SC-04). */
  issuers: readonly Issuer[]
}

const plain = { asks: [], terms: [], prices: {}, lender: null } as const
const direct = { ...plain, kind: 'direct', takesMoneyLater: false, isActive: true } as const
/**
 * Credit by other companies. It is off until staff switches it on: since 20 November 2026 its providers need a licence
 * and check each shopper (Consumer Credit Directive 2023/2225), and the shop needs a contract with them. A method also
 * stays hidden until staff has entered the lender, the costs and the conditions, which are shown wherever it is offered
 * (decision 0059).
 */
const later = { ...plain, kind: 'later', takesMoneyLater: true, isActive: false } as const

/**
 * The payment methods that the shop can work with, in the order in which shoppers see them. Staff can change everything
 * but the code (see save-payment-method.ts): titles and logos belong to the networks and change with them, as with
 * iDEAL becoming Wero. The bounds are the amounts that the networks accept.
 */
export const paymentMethods: readonly PaymentMethodRule[] = [
  {
    ...direct,
    code: 'ideal',
    providerMethod: 'ideal',
    title: 'iDEAL | Wero',
    description: 'Betaal direct met de app van je eigen bank.',
    countries: ['NL'],
    minCents: 1,
    maxCents: 5_000_000,
    logo: '/payment/ideal.svg',
  },
  {
    ...direct,
    code: 'bancontact',
    providerMethod: 'bancontact',
    title: 'Bancontact',
    description: 'Betaal direct met je kaart of de app van Bancontact.',
    countries: ['BE'],
    minCents: 2,
    maxCents: 5_000_000,
    logo: '/payment/bancontact.svg',
  },
  {
    ...direct,
    code: 'paypal',
    providerMethod: 'paypal',
    title: 'PayPal',
    description: 'Betaal met je PayPal-rekening.',
    countries: ['NL', 'BE'],
    minCents: 1,
    maxCents: 800_000,
    // The wallet's fee comes from the specification: '0,99' (CO-04). Staff may change it.
    prices: { NL: 99 },
    logo: '/payment/paypal.svg',
  },
  {
    ...direct,
    code: 'creditcard',
    providerMethod: 'creditcard',
    title: 'Creditcard',
    description: 'Betaal met Visa, Mastercard of een andere kaart.',
    countries: ['NL', 'BE'],
    minCents: 1,
    maxCents: 1_000_000,
    logo: '/payment/creditcard.svg',
  },
  {
    ...later,
    code: 'afterpay',
    providerMethod: 'riverty',
    title: 'Riverty',
    description: 'Betaal binnen 14 dagen nadat je bestelling is verzonden. Voorheen AfterPay.',
    countries: ['NL', 'BE'],
    minCents: 500,
    maxCents: 125_000,
    logo: '/payment/riverty.svg',
    asks: ['dob', 'gender', 'phone', 'terms'],
  },
  {
    ...later,
    code: 'billink',
    providerMethod: 'billink',
    title: 'Billink',
    description: 'Betaal binnen 14 dagen nadat je bestelling is verzonden.',
    countries: ['NL', 'BE'],
    minCents: 100,
    maxCents: 250_000,
    logo: '/payment/billink.svg',
    asks: ['dob', 'gender', 'phone', 'terms'],
  },
  {
    ...later,
    code: 'klarna',
    providerMethod: 'klarna',
    title: 'Klarna',
    description: 'Betaal later of in delen. Op de pagina van Klarna kies je hoe.',
    countries: ['NL', 'BE'],
    minCents: 100,
    maxCents: 1_000_000,
    logo: '/payment/klarna.svg',
  },
  {
    ...later,
    code: 'in3',
    providerMethod: 'in3',
    title: 'iDEAL in3',
    description: 'Betaal in drie termijnen in zestig dagen.',
    countries: ['NL'],
    minCents: 5_000,
    maxCents: 500_000,
    logo: '/payment/in3.svg',
    asks: ['dob', 'phone', 'installment'],
    terms: [3],
  },
  {
    ...later,
    code: 'alma',
    providerMethod: 'alma',
    title: 'Alma',
    description: 'Betaal met je kaart in twee, drie of vier keer.',
    countries: ['BE'],
    minCents: 5_000,
    maxCents: 200_000,
    logo: '/payment/alma.svg',
    asks: ['installment'],
    terms: [2, 3, 4],
    // Alma pays the shop immediately.
    takesMoneyLater: false,
  },
]

/**
 * Returns what can be chosen for a country and an amount. Direct methods come first, so that a shopper never sees
 * credit first. `amountCents` is the amount to pay without the method's own fee, which is added before the bounds are
 * checked. `offered` is what the provider offers in that country; undefined while it has not answered.
 */
export function filterAvailableMethods(
  methods: readonly PaymentMethodRule[],
  { country, amountCents }: { country: CountryCode; amountCents: number },
  offered?: readonly OfferedMethod[],
): OfferedRule[] {
  const priced = methods.map((method) => ({
    ...method,
    priceCents: method.prices[country] ?? 0,
    issuers: offered?.find((one) => one.method === method.providerMethod)?.issuers ?? [],
  }))
  const possible = priced.filter((method) => {
    const total = amountCents + method.priceCents
    const fits = total >= method.minCents && total <= method.maxCents
    const isKnown = method.kind === 'direct' || method.lender !== null
    const isOurs = method.isActive && isKnown && fits && method.countries.includes(country)
    return isOurs && (offered === undefined || offered.some((one) => covers(one, method, total)))
  })
  return possible.toSorted((a, b) => Number(a.kind === 'later') - Number(b.kind === 'later'))
}

function covers(offer: OfferedMethod, { providerMethod }: PaymentMethodRule, totalCents: number): boolean {
  const { minCents, maxCents } = offer
  const fits = (minCents === null || totalCents >= minCents) && (maxCents === null || totalCents <= maxCents)
  return offer.method === providerMethod && fits
}
