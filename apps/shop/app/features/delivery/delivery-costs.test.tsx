import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Promises } from '../product/promises.tsx'
import { QuickViewProduct } from '../quick-view/quick-view-product.tsx'
import { aProduct, aVariant } from '../seo/seo.builders.ts'

const variant = aVariant({ value_ids: [], available: false })

function renderTexts(special: Parameters<typeof aProduct>[0]): string[] {
  const product = aProduct({ variants: [variant], ...special })
  return [
    <Promises key="box" product={product} variant={variant} />,
    <QuickViewProduct key="view" product={product} />,
  ].map((box) => {
    const Page = createRoutesStub([{ path: '/', Component: () => box }])
    return renderToStaticMarkup(<Page />)
      .replaceAll('\u00a0', ' ')
      .replaceAll('&nbsp;', ' ')
  })
}

test('the buy box and the quick view say what delivery and sending back cost', () => {
  for (const text of renderTexts({})) {
    expect(text).toContain('Nederland: € 4,95, gratis vanaf € 50,-')
    expect(text).toContain('België: € 6,95, gratis vanaf € 75,-')
    expect(text).toContain('Terugsturen is voor eigen rekening: je kiest zelf een vervoerder')
  }
})

test('for large goods they say what collecting costs; goods made to measure cannot be sent back', () => {
  for (const text of renderTexts({ delivery_method: 'two_man' })) {
    expect(text).toContain('Nederland: € 29,95, gratis vanaf € 499,-')
    expect(text).toContain('€ 29,95 (Nederland) of € 39,95 (België)')
    expect(text).toContain('Waddeneilanden: € 49,95 extra')
  }
  for (const text of renderTexts({ made_to_measure: true })) expect(text).not.toContain('Terugsturen')
})
