import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listPaymentCards } from './payment-cards.tsx'
import { LostMethod, NothingToPay } from './payment-cases.tsx'
import { createEmptyAnswers } from './payment-form.ts'

function aMethod(special: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    code: 'ideal',
    title: 'iDEAL | Wero',
    description: 'Betaal in de app van je bank.',
    price_incl: 0,
    logo: '/payment/ideal.svg',
    kind: 'direct',
    asks: [],
    terms: [],
    issuers: [],
    lender: null,
    ...special,
  }
}

/** Renders the card of a method, with its questions. */
function renderHtml(
  method: PaymentMethod,
  answers = createEmptyAnswers(),
  errors: Record<string, string> = {},
): string {
  const [card] = listPaymentCards([method], answers, (id) => errors[id])
  return renderToStaticMarkup(
    <>
      {card?.title} {card?.description} {card?.trailing} {card?.detail}
    </>,
  )
}

test('[CO-04] a method shows what using it costs, when it costs anything', () => {
  expect(renderHtml(aMethod({ price_incl: 99 }))).toContain('0,99')
  expect(renderHtml(aMethod())).not.toContain('€')
})

test('[VA-11] a method asks what it needs and nothing else', () => {
  const labels = ['Geboortedatum', 'Geslacht', 'Telefoonnummer', 'Aantal termijnen', 'Ik ga akkoord']
  const shown = (asks: PaymentMethod['asks']) => {
    const html = renderHtml(aMethod({ code: 'in3', asks, terms: [3] }))
    return labels.filter((label) => html.includes(label))
  }
  expect(shown([])).toEqual([])
  expect(shown(['dob', 'phone'])).toEqual(['Geboortedatum', 'Telefoonnummer'])
  expect(shown(['installment'])).toEqual(['Aantal termijnen'])
  expect(shown(['dob', 'gender', 'phone', 'installment', 'terms'])).toEqual(labels)
})

test('[VA-11] controls carry the name of their method, what was answered, and what is wrong with it', () => {
  const answers = { ...createEmptyAnswers(), dob: '29-02-1980', phone: '12' }
  const html = renderHtml(aMethod({ code: 'in3', asks: ['dob', 'phone', 'terms'] }), answers, {
    'in3-phone': 'Vul een (geldig) telefoonnummer in',
  })
  for (const text of ['name="in3-dob"', 'value="29-02-1980"', 'name="in3-phone"', 'name="in3-terms"'])
    expect(html).toContain(text)
  expect(html).toContain('Vul een (geldig) telefoonnummer in')
  expect(html).not.toMatch(/<input[^>]*name="in3-terms"[^>]*checked/)
})

test('a choice of terms begins without one, but where there is only one', () => {
  const chosen = (terms: number[]) =>
    /<option[^>]*value="(\d*)"[^>]*selected/.exec(
      renderHtml(aMethod({ code: 'in3', asks: ['installment'], terms })),
    )?.[1]
  expect(chosen([3])).toBe('3')
  expect(chosen([2, 3, 4])).toBe('')
})

test('a method that is no longer offered is named, and an order of zero asks for none', () => {
  expect(renderToStaticMarkup(<LostMethod title="PayPal" />)).toContain(
    'PayPal kan niet meer bij deze bestelling',
  )
  expect(renderToStaticMarkup(<LostMethod title={null} />)).toBe('')
  expect(renderToStaticMarkup(<NothingToPay />)).toContain('Je hoeft niets te betalen')
})
