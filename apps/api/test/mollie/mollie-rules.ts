import { z } from 'zod'

/** What Mollie's reference says about a new payment (Create payment), as far as it concerns a shop of goods. */
const amount = z.strictObject({ currency: z.literal('EUR'), value: z.string().regex(/^-?\d+\.\d{2}$/) })
export type Amount = z.infer<typeof amount>

const name = z.string().min(2).regex(/\D/, 'a name is not only digits')
const asciiEmail = z.email().regex(/^[ -~]+$/, 'the domain is not in ASCII')
const address = z.strictObject({
  givenName: name,
  familyName: name,
  organizationName: z.string().min(1).optional(),
  streetAndNumber: z.string().min(1),
  postalCode: z.string().min(1),
  city: z.string().min(1),
  country: z.string().regex(/^[A-Z]{2}$/),
  email: asciiEmail,
  phone: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/)
    .optional(),
})
const line = z.strictObject({
  type: z.enum(['physical', 'digital', 'shipping_fee', 'discount', 'store_credit', 'gift_card', 'surcharge']),
  description: z.string().min(1).max(255),
  quantity: z.int().min(1),
  unitPrice: amount,
  discountAmount: amount.optional(),
  totalAmount: amount,
  vatRate: z.string().regex(/^\d{1,2}\.\d{2}$/),
  vatAmount: amount,
  sku: z.string().max(64).optional(),
})
type Line = z.infer<typeof line>
/** Mollie keeps metadata up to about a kilobyte. */
const metadata = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= 1024, 'The metadata is too long')
const localHost = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/
const url = z.url({ protocol: /^https?$/ })

export const newPaymentSchema = z.strictObject({
  amount,
  description: z.string().min(1).max(255),
  redirectUrl: url,
  webhookUrl: url.refine((value) => !localHost.test(value), 'the webhook URL cannot be reached').optional(),
  locale: z.enum(['nl_NL', 'nl_BE']).optional(),
  method: z.string(),
  captureMode: z.enum(['automatic', 'manual']).optional(),
  lines: z.array(line).min(1).optional(),
  billingAddress: address.optional(),
  shippingAddress: address.optional(),
  consumerDateOfBirth: z.iso.date().optional(),
  metadata: metadata.optional(),
})
export type NewPayment = z.infer<typeof newPaymentSchema>

/** The body of captures and refunds. */
export const amountOfPaymentSchema = z.strictObject({
  amount,
  description: z.string().max(255),
  metadata,
})

/** The parameters that a question about methods may have; a shop that takes payments needs no others. */
export const methodsQuestionSchema = z.strictObject({
  billingCountry: z.string().regex(/^[A-Z]{2}$/),
})

/** Methods with the countries and bounds of Mollie's method pages; `isLater` ones require lines and an address. */
export const offeredMethods = [
  { id: 'ideal', countries: ['NL'], min: 0.01, max: 50_000, isLater: false },
  { id: 'bancontact', countries: ['BE'], min: 0.02, max: 50_000, isLater: false },
  { id: 'creditcard', countries: ['NL', 'BE'], min: 0.01, max: 10_000, isLater: false },
  { id: 'paypal', countries: ['NL', 'BE'], min: 0.01, max: 8_000, isLater: false },
  { id: 'riverty', countries: ['NL', 'BE'], min: 5, max: 2_500, isLater: true },
  { id: 'billink', countries: ['NL', 'BE'], min: 0.01, max: 2_500, isLater: true },
  { id: 'klarna', countries: ['NL', 'BE'], min: 1, max: 14_000, isLater: true },
  { id: 'in3', countries: ['NL'], min: 50, max: 5_000, isLater: true },
  { id: 'alma', countries: ['BE'], min: 50, max: 2_000, isLater: false },
] as const

export const toCents = (value: Amount): number => Math.round(Number(value.value) * 100)

/** Returns what is wrong with a new payment beyond its form, as Mollie does: the field and a sentence. */
export function findProblem(payment: NewPayment): { field: string; detail: string } | undefined {
  const method = offeredMethods.find(({ id }) => id === payment.method)
  if (method === undefined) return { field: 'method', detail: 'The payment method is invalid' }
  const lines = payment.lines ?? []
  if (lines.length > 0) {
    const total = lines.reduce((sum, { totalAmount }) => sum + toCents(totalAmount), 0)
    if (total !== toCents(payment.amount))
      return { field: 'lines', detail: 'The lines do not add up to the amount' }
    const index = lines.findIndex((one) => !(isSigned(one) && addsUp(one)))
    if (index >= 0) return { field: `lines.${index}`, detail: 'The amounts of the line are wrong' }
  }
  if (method.isLater && lines.length === 0)
    return { field: 'lines', detail: 'Lines are required for this method' }
  if ((method.isLater || method.id === 'alma') && payment.billingAddress === undefined)
    return { field: 'billingAddress', detail: 'A billing address is required for this method' }
  if (method.id === 'riverty' && payment.captureMode !== 'manual')
    return { field: 'captureMode', detail: 'The capture mode of this method is manual' }
  if (method.id !== 'in3' && payment.consumerDateOfBirth !== undefined)
    return { field: 'consumerDateOfBirth', detail: 'This method takes no date of birth' }
  const euros = Number(payment.amount.value)
  if (euros < method.min || euros > method.max)
    return { field: 'amount', detail: 'The amount is outside what the method takes' }
  return undefined
}

const negativeTypes: readonly Line['type'][] = ['discount', 'store_credit', 'gift_card']

/** Whether the signs are right: discounts are negative, goods are not, and only goods have a discount of their own. */
function isSigned({ type, unitPrice, discountAmount }: Line): boolean {
  if (negativeTypes.includes(type)) return toCents(unitPrice) < 0 && discountAmount === undefined
  return toCents(unitPrice) >= 0 && (discountAmount === undefined || toCents(discountAmount) > 0)
}

function addsUp(one: Line): boolean {
  const off = one.discountAmount === undefined ? 0 : toCents(one.discountAmount)
  const total = one.quantity * toCents(one.unitPrice) - off
  const rate = Number(one.vatRate)
  const vat = Math.round((Math.abs(total) * rate) / (100 + rate)) * Math.sign(total)
  return toCents(one.totalAmount) === total && toCents(one.vatAmount) === vat + 0
}
