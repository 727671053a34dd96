import type { Footer } from '@sluimer/contract/content/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CheckoutFooter } from '../../layouts/footer/checkout-footer.tsx'
import { SiteFooter } from '../../layouts/footer/site-footer.tsx'
import { ContactBlock } from '../service/contact-block.tsx'

const footerWith = (is_example: boolean): Footer => ({
  ...{ columns: [], email: '', payment_methods: [], socials: [] },
  phone: { label: '', number: '', hours: '' },
  company: { name: '', address: '', coc_number: '', vat_number: '' },
  trust: {
    ...{
      score: '4,3',
      text: 'Beoordeeld met een 4,3/5',
      reviews: '',
      reviews_url: 'https://reviews.example/',
    },
    ...{ cart_score: '', cart_reviews: '', is_example },
  },
})

function renderHtml(element: React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Page />)
}

test.each([
  ['the foot of the shop', (footer: Footer) => <SiteFooter footer={footer} />],
  ['the foot of the checkout', (footer: Footer) => <CheckoutFooter footer={footer} />],
  ['the contact block', (footer: Footer) => <ContactBlock footer={footer} />],
])('[HF-07] %s marks an invented score, and says no more of a real one', (_place, block) => {
  const invented = renderHtml(block(footerWith(true)))
  expect(invented).toContain('Beoordeeld met een 4,3/5')
  expect(invented).toContain('>voorbeeld<')
  const real = renderHtml(block(footerWith(false)))
  expect(real).toContain('Beoordeeld met een 4,3/5')
  expect(real).not.toContain('voorbeeld<')
})
