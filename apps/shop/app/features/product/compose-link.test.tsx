import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aProduct, aVariant } from '../seo/seo.builders.ts'
import { BuyBox } from './buy-box.tsx'

function renderHtml(boxconfigId: string | null): string {
  const product = aProduct({
    slug: 'boxspringset-hotel',
    custom_fields: { boxconfig_id: boxconfigId, summary: null, image_url: null },
  })
  const Page = createRoutesStub([
    { path: '/', Component: () => <BuyBox product={product} variant={aVariant()} /> },
  ])
  return renderToStaticMarkup(<Page />)
}

test('[PD-01] a product that is composed leads into the configurator instead of the cart', () => {
  const html = renderHtml('3')
  expect(html).toContain('href="/configurator/boxsprings/boxspringset-hotel/step-1/"')
  expect(html).toContain('Stel samen')
  expect(html).toContain('>vanaf</span>')
  expect(html).not.toContain('name="item_id"')
})

test('[PD-01] any other product is put in the cart', () => {
  const html = renderHtml(null)
  expect(html).toContain('name="item_id"')
  expect(html).not.toContain('Stel samen')
  expect(html).not.toContain('>vanaf</span>')
})
