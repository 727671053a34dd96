import { anyShare } from '@sluimer/domain/testing/any-share'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findProblem, newPaymentSchema } from '../../../../test/mollie/mollie-rules.ts'
import { aProviderPayment } from '../payment.builders.ts'
import type { NewProviderPayment, ProviderLine } from '../provider.ts'
import { toPaymentRequest } from './mollie-request.ts'

/** Checks the request, as it is sent, against what Mollie accepts. */
function judged(payment: NewProviderPayment) {
  const sent: unknown = JSON.parse(JSON.stringify(toPaymentRequest(payment)))
  const request = newPaymentSchema.parse(sent)
  return { request, problem: findProblem(request) }
}

const methods = fc.constantFrom('riverty', 'billink', 'klarna', 'in3', 'alma')
const goods: fc.Arbitrary<ProviderLine> = fc
  .record({
    title: fc.string({ minLength: 1, maxLength: 400 }),
    sku: fc.string({ maxLength: 90 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPriceCents: fc.integer({ min: 0, max: 500_000 }),
    discountShare: anyShare,
    vatPercent: fc.constantFrom(0, 6, 9, 21),
  })
  .map(({ discountShare, ...line }) => ({
    ...line,
    kind: 'goods',
    discountCents: Math.floor(line.quantity * line.unitPriceCents * discountShare),
  }))
const fee: ProviderLine = {
  kind: 'fee',
  title: 'Transportverzekering',
  sku: '',
  quantity: 1,
  unitPriceCents: 1_000,
  discountCents: 0,
  vatPercent: 21,
}
const sumLines = (lines: readonly ProviderLine[]) =>
  lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents - line.discountCents, 0)

describe('a request to Mollie', () => {
  test('[CO-05] adds up for every order: lines, discounts, VAT, and the amount', () => {
    fc.assert(
      fc.property(fc.array(goods, { minLength: 1, maxLength: 8 }), methods, (bought, method) => {
        const lines = [...bought, fee]
        const asked = { method, takesMoneyLater: true, lines, amountCents: sumLines(lines) }
        const { problem } = judged(aProviderPayment({ ...asked, birthdate: '1980-02-29' }))
        // The method table checks the bounds of the amount.
        expect([undefined, 'amount']).toContain(problem?.field)
      }),
    )
  })

  test.each([
    { firstName: 'J', lastName: '12' },
    { email: 'noor@bücher.example' },
    { phone: '+00000000' },
    { phone: '' },
    { company: 'Voorbeeld bv', country: 'BE' as const, postcode: '9000' },
  ])('[CO-05] is taken for whoever the checkout takes: %j', (special) => {
    const payment = aProviderPayment({ method: 'klarna', takesMoneyLater: true })
    const address = { ...payment.billing, ...special }
    expect(judged({ ...payment, billing: address, shipping: address }).problem).toBeUndefined()
  })

  test('leaves out invalid telephone numbers, and writes accented domains as the mail system does', () => {
    const payment = aProviderPayment()
    const billing = { ...payment.billing, phone: '+00000000', email: 'noor@bücher.example' }
    const { request } = judged({ ...payment, billing })
    expect(request.billingAddress).not.toHaveProperty('phone')
    expect(request.billingAddress?.email).toBe('noor@xn--bcher-kva.example')
  })

  test('speaks the Dutch of the country where the bill goes', () => {
    const payment = aProviderPayment()
    const billing = { ...payment.billing, country: 'BE' as const }
    expect(judged(payment).request.locale).toBe('nl_NL')
    expect(judged({ ...payment, billing }).request.locale).toBe('nl_BE')
  })
})
