import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { toFormValues } from '../address/address-form.ts'
import { aCart, aCartItem, someTotals } from '../cart/cart.builders.ts'
import { aCheckout, elsewhere, someDetails } from './checkout.builders.ts'
import { CheckoutPage } from './checkout-page-frame.tsx'
import { InsuranceField } from './insurance-field.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { OrderReview } from './order-review.tsx'
import { VatNote } from './vat-note.tsx'

function renderText(part: React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToStaticMarkup(<Page />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
}

test('[CO-01] the insurance is never ticked beforehand, and stays as it was chosen', () => {
  const field = (isChosen: boolean) =>
    renderToStaticMarkup(<InsuranceField cents={1000} isChosen={isChosen} />)
  expect(field(false)).not.toContain('checked=""')
  expect(field(true)).toContain('checked=""')
})

test('[CO-02] a returning shopper finds the form filled in, with postcodes in their usual notation', () => {
  expect(toFormValues(someDetails())).toMatchObject({
    customer: { first_name: 'Noor' },
    billing: { zipcode: '1071 XX' },
    otherAddress: '',
    shipping: { country_code: 'NL' },
    noReviewInvitation: '',
  })
  const details = someDetails({
    sameDeliveryAddress: false,
    shipping: elsewhere,
    noReviewInvitation: true,
  })
  expect(toFormValues(details)).toMatchObject({
    otherAddress: 'on',
    shipping: { zipcode: '9000', city: 'Gent' },
    noReviewInvitation: 'on',
  })
  const nothing = { person: null, customer: null, billing: null }
  expect(toFormValues(someDetails(nothing))).toMatchObject({
    customer: { type: 'private' },
    billing: { country_code: 'NL' },
  })
})

const renderReview = (special: Parameters<typeof aCheckout>[0]) =>
  renderText(<OrderReview checkout={aCheckout(special)} />)

test('[CO-02] the review shows where the order goes and where the bill goes', () => {
  const same = renderReview({})
  expect(same).toMatch(/Bezorgen bij.*Noor de Vries.*Museumstraat 1.*1071 XX Amsterdam/)
  expect(same).toContain('Hetzelfde adres')
  const other = renderReview({ details: someDetails({ sameDeliveryAddress: false, shipping: elsewhere }) })
  expect(other).toMatch(/Bezorgen bij.*Bo Peeters.*Voorbeeldlaan 1.*9000 Gent/)
  expect(other).toMatch(/Factuur aan.*Noor de Vries.*Museumstraat 1/)
  expect(other).not.toContain('Hetzelfde adres')
})

test('[CO-04] what is collected is brought to no address', () => {
  const point = {
    ...{ id: 'p', name: 'Kiosk Het Voorbeeld', country_code: 'NL' as const, street: 'Voorbeeldplein' },
    ...{ house_number: '1', zipcode: '1012 AB', city: 'Amsterdam', opening_hours: [] },
  }
  const text = renderReview({ delivery: { ...aCheckout().delivery, pickup_point: point } })
  expect(text).not.toContain('Bezorgen bij')
  expect(text).not.toContain('Hetzelfde adres')
  expect(text).toMatch(/Factuur aan.*Museumstraat 1/)
})

const belgian = { country_code: 'BE' as const, zipcode: '9000', street: 'Voorbeeldlaan', city: 'Gent' }
function renderNote(vat_saved: number | null, company: object = {}, places: object = {}): string {
  const { person, billing } = someDetails()
  if (person === null || billing === null) throw new Error('the builder makes both')
  const buyer = { ...person, type: 'company' as const, vat_number: 'BE0123456749', ...company }
  const details = someDetails({ person: buyer, billing: { ...billing, ...belgian }, ...places })
  const cart = aCart({ totals: someTotals({ vat_saved, grand_total: 10000 }) })
  return renderText(<VatNote checkout={aCheckout({ cart, details })} />)
}

test('[VA-06] a business abroad is told why there is no VAT in the total, or why there still is', () => {
  expect(renderNote(2100)).toMatch(/Btw verlegd.*BE0123456749 is bevestigd.*€ 100,-.*scheelt € 21,-/)
  const unconfirmed = renderNote(null)
  expect(unconfirmed).toMatch(/De btw zit in het totaal.*BE0123456749 niet bevestigen/)
  expect(unconfirmed).not.toContain('Btw verlegd')
})

test('[VA-06] nobody else reads about VAT', () => {
  expect(renderNote(null, { type: 'private' })).toBe('')
  expect(renderNote(null, { vat_number: 'NL004495445B01' })).toBe('')
  const dutch = { ...elsewhere, country_code: 'NL' as const, zipcode: '1071XX' }
  expect(renderNote(null, {}, { sameDeliveryAddress: false, shipping: dutch })).toBe('')
})

test('[CO-08] a refused order says what it is about and where that is mended', () => {
  const refused = (more: object) =>
    renderText(
      <OrderRefusal refusal={{ code: 'price_changed', message: 'Helaas.', request_id: 'r', ...more }} />,
    )
  const prices = [{ item_id: '1', title: 'Sprei', old_price: 1000, price: 1200 }]
  expect(refused({ prices })).toMatch(/Helaas\..*Sprei: was € 10,-.*nu € 12,-.*per stuk/)
  const lines = [{ item_id: '1', title: 'Sprei', requested: 2, available: 1 }]
  expect(refused({ code: 'out_of_stock', lines })).toMatch(/Sprei: nog 1 op voorraad.*Winkelwagen aanpassen/)
  expect(refused({ code: 'payment_method_unavailable' })).toContain('Andere betaalmethode kiezen')
  expect(refused({})).not.toMatch(/aanpassen|kiezen/)
})

test('[CO-08] every step of the checkout says what can no longer be ordered, and of a bed what comes nearest', () => {
  const open = (...items: Parameters<typeof aCartItem>[0][]) =>
    renderText(
      <CheckoutPage
        title="Waar mag het naartoe?"
        cart={aCart({ items: items.map((item) => aCartItem(item)) })}
      >
        formulier
      </CheckoutPage>,
    )
  const problem = 'Stof: Mos is er niet meer. Het bed dat er het dichtst bij komt, kost nu € 1.210,-.'
  const configuration = { id: 'abc', variantId: '7-mos', link: '/', parts: [], problem }
  expect(open({ name: 'Boxspring', available: false, stock: 0, configuration })).toContain(
    `Dit kun je zo niet bestellen Boxspring: ${problem} Winkelwagen aanpassen`,
  )
  expect(open({ name: 'Sprei', available: false, stock: 2 })).toContain('Sprei: nog 2 op voorraad')
  expect(open({})).not.toContain('niet bestellen')
})
