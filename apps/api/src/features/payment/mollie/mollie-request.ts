import { domainToASCII } from 'node:url'
import { calculateIncludedVatCents } from '@sluimer/domain/money/vat'
import type { MethodEnum, PaymentRequest } from 'mollie-api-typescript/models'
import { RFCDate } from 'mollie-api-typescript/types'
import type { NewProviderPayment, ProviderAddress, ProviderLine } from '../provider.ts'
import { toMollieAmount } from './mollie-amount.ts'

/** Mollie shortens nothing: it refuses longer texts. */
const longestDescription = 255

/** The only form of telephone number that Mollie accepts. The number is optional, so another form is left out. */
const e164 = /^\+[1-9]\d{7,14}$/

const lineTypes = {
  goods: 'physical',
  delivery: 'shipping_fee',
  fee: 'surcharge',
  discount: 'discount',
} as const satisfies Record<ProviderLine['kind'], string>

/** Returns the request for a new payment at Mollie: https://docs.mollie.com/reference/create-payment. */
export function toPaymentRequest(payment: NewProviderPayment): PaymentRequest {
  const { billing, shipping } = payment
  return {
    amount: toMollieAmount(payment.amountCents),
    description: payment.description.slice(0, longestDescription),
    redirectUrl: payment.redirectUrl,
    ...(isReachable(payment.webhookUrl) ? { webhookUrl: payment.webhookUrl } : {}),
    locale: billing.country === 'BE' ? 'nl_BE' : 'nl_NL',
    // The method is a string from our settings; the client refuses what Mollie does not know.
    method: payment.method as MethodEnum,
    ...(payment.takesMoneyLater ? { captureMode: 'manual' as const } : {}),
    lines: payment.lines.map(toLine),
    billingAddress: toAddress(billing),
    shippingAddress: toAddress(shipping),
    // Only this method takes it; others ask on their own page or not at all.
    ...(payment.method === 'in3' && payment.birthdate !== undefined
      ? { consumerDateOfBirth: new RFCDate(payment.birthdate) }
      : {}),
    ...(payment.issuer === undefined ? {} : { issuer: payment.issuer }),
    metadata: { payment: payment.idempotencyKey },
  }
}

function toLine(line: ProviderLine): NonNullable<PaymentRequest['lines']>[number] {
  const totalCents = line.quantity * line.unitPriceCents - line.discountCents
  return {
    type: lineTypes[line.kind],
    description: line.title.slice(0, longestDescription),
    quantity: line.quantity,
    unitPrice: toMollieAmount(line.unitPriceCents),
    ...(line.discountCents > 0 ? { discountAmount: toMollieAmount(line.discountCents) } : {}),
    totalAmount: toMollieAmount(totalCents),
    vatRate: line.vatPercent.toFixed(2),
    vatAmount: toMollieAmount(calculateIncludedVatCents(totalCents, line.vatPercent)),
    ...(line.sku === '' ? {} : { sku: line.sku.slice(0, 64) }),
  }
}

function toAddress(address: ProviderAddress): NonNullable<PaymentRequest['billingAddress']> {
  return {
    givenName: toAcceptedName(address.firstName),
    familyName: toAcceptedName(address.lastName),
    ...(address.company === '' ? {} : { organizationName: address.company }),
    streetAndNumber: address.street,
    postalCode: address.postcode,
    city: address.city,
    country: address.country,
    email: toAsciiEmail(address.email),
    ...(e164.test(address.phone) ? { phone: address.phone } : {}),
  }
}

/** Adds a dot to names of one letter or of digits alone, which Mollie refuses without it. */
function toAcceptedName(name: string): string {
  return name.length === 1 || /^\d+$/.test(name) ? `${name}.` : name
}

/** Writes accented domains as the mail system does (RFC 3492). */
function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`
}

/** Whether Mollie can reach a webhook. It refuses one on this machine; the shop then asks when the shopper returns. */
function isReachable(webhookUrl: string): boolean {
  const { hostname } = new URL(webhookUrl)
  return !['localhost', '127.0.0.1', '[::1]'].includes(hostname) && !hostname.endsWith('.localhost')
}
