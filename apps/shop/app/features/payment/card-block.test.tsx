import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardBlock } from './card-block.tsx'
import { readPaymentForm } from './payment-form.ts'

const card = (issuers: PaymentMethod['issuers']) => ({ code: 'creditcard', issuers }) as PaymentMethod
const brands = [
  { id: 'visa', name: 'Visa' },
  { id: 'mastercard', name: 'Mastercard' },
]

test('[SC-04] card data are typed at the provider, and the block says so', () => {
  const html = renderToStaticMarkup(<CardBlock method={card([])} issuer="" />)
  expect(html).toContain('op de beveiligde pagina van de betaaldienst')
  expect(html).not.toMatch(/<input|<select/)
})

test('[SC-04] the brands that the provider lists are offered, and the choice is sent', () => {
  const html = renderToStaticMarkup(<CardBlock method={card(brands)} issuer="mastercard" />)
  expect(html).toContain('name="creditcard-issuer"')
  expect(html).toMatch(/<option value="mastercard" selected="">Mastercard/)
  const form = new FormData()
  form.set('selectedPaymentMethod', 'creditcard')
  form.set('creditcard-issuer', 'visa')
  expect(readPaymentForm(form)).toMatchObject({ method: 'creditcard', issuer: 'visa' })
})
