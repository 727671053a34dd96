import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aProduct, aVariant } from '../seo/seo.builders.ts'
import { BuyBox } from './buy-box.tsx'

/** The page around all others, which knows the visitor's bed. */
const layoutId = 'layouts/default-layout'

function renderHtml(boxconfigId: string | null, bedSize: string | null = null): string {
  const product = aProduct({
    slug: 'boxspringset-hotel',
    custom_fields: { boxconfig_id: boxconfigId, summary: null, image_url: null },
  })
  const Page = createRoutesStub([
    {
      ...{ id: layoutId, path: '/' },
      Component: () => <BuyBox product={product} variant={aVariant()} />,
    },
  ])
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { [layoutId]: { bedSize } } }} />)
}

test('[PD-01] a product that is composed leads into the configurator instead of the cart', () => {
  const html = renderHtml('3')
  expect(html).toContain('href="/configurator/boxsprings/boxspringset-hotel/step-1/"')
  expect(html).toContain('Stel samen')
  expect(html).toContain('>vanaf</span>')
  expect(html).not.toContain('name="item_id"')
})

test('a set is composed in the size of the visitor’s bed', () => {
  expect(renderHtml('3', '180x200')).toContain('/boxspringset-hotel/step-1/?breedte=180&amp;lengte=200"')
  expect(renderHtml('3', 'onzin')).toContain('/boxspringset-hotel/step-1/"')
})

test('[PD-01] any other product is put in the cart', () => {
  const html = renderHtml(null)
  expect(html).toContain('name="item_id"')
  expect(html).not.toContain('Stel samen')
  expect(html).not.toContain('>vanaf</span>')
})
