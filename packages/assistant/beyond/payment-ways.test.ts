import { expect, test } from 'vitest'
import { refusePaymentWay } from './payment-ways.ts'

const page = 'Direct betalen kan met iDEAL | Wero, Bancontact, creditcard of PayPal.'

test.each([
  ['mag ik contant afrekenen', 'contant'],
  ['betaal ik aan de deur', 'bij de deur'],
  ['kan payconiq nog', 'met Payconiq'],
  ['werkt google pay', 'met Google Pay'],
  ['kan het met een giftcard', 'met een cadeaubon'],
])('[CH-01] %s: a way that the page does not name is refused', (question, way) => {
  expect(refusePaymentWay(question, page)).toBe(`Nee, ${way} betalen staat niet bij onze betaalmethoden.`)
})

test('a way that the page names is not', () => {
  expect(refusePaymentWay('werkt apple pay', 'Betalen kan met Apple Pay.')).toBeUndefined()
})

test('whose account it is says nothing of how is paid', () => {
  expect(refusePaymentWay('mag mijn vader het overmaken met zijn rekening', page)).toBeUndefined()
  expect(refusePaymentWay('kan ik het zelf overmaken', page)).toBe(
    'Nee, met een overschrijving betalen staat niet bij onze betaalmethoden.',
  )
})

test('nor is anything else', () => {
  expect(refusePaymentWay('kan ik met paypal betalen', page)).toBeUndefined()
})
