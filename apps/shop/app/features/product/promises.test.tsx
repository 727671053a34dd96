import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aProduct, aVariant } from '../seo/seo.builders.ts'
import { Promises } from './promises.tsx'

function renderHtml(variant: ReturnType<typeof aVariant>): string {
  const product = aProduct({ variants: [variant] })
  const Page = createRoutesStub([
    { path: '/', Component: () => <Promises product={product} variant={variant} /> },
  ])
  return renderToStaticMarkup(<Page />)
}

test('[PD-01] the page says for which country its promise is, and what cannot be bought has none', () => {
  const delivery = 'Vanaf woensdag 25 november, kies zelf je dag'
  const html = renderHtml(aVariant({ available: true, delivery }))
  expect(html).toContain('Vanaf woensdag 25\u00a0november, kies zelf je\u00a0dag')
  expect(html).toContain('Bij bezorging in Nederland')
  expect(html).toContain('Vul je postcode in')
  const soldOut = renderHtml(aVariant({ available: false, delivery: 'Tijdelijk niet leverbaar' }))
  expect(soldOut).not.toContain('leverbaar')
  expect(soldOut).not.toContain('Bij bezorging')
})
