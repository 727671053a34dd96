import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { Promises } from '../product/promises.tsx'
import { QuickViewProduct } from '../quick-view/quick-view-product.tsx'
import { aProduct, aVariant } from '../seo/seo.builders.ts'
import { guaranteePage, yourEurope } from './guarantee-links.ts'
import { GuaranteeNotice } from './guarantee-notice.tsx'

function renderHtml(element: React.ReactNode, guaranteeNotice?: string): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Outlet,
      loader: () => ({}),
      children: [{ index: true, Component: () => element }],
    },
  ])
  return renderToStaticMarkup(
    <Page initialEntries={['/']} hydrationData={{ loaderData: { root: { guaranteeNotice } } }} />,
  )
}

test('the official picture is shown unchanged, and a link opens it whole', () => {
  const html = renderHtml(<GuaranteeNotice />, '/wettelijke-garantie-0123456789abcdef.svg')
  expect(html).toContain('<img src="/wettelijke-garantie-0123456789abcdef.svg"')
  expect(html.match(/<a href="\/wettelijke-garantie-0123456789abcdef.svg"/g)).toHaveLength(2)
  expect(html).toContain('Bekijk de mededeling op ware grootte')
  // The notice's words are small, so the picture keeps its own size, and shrinks only in a narrower column.
  expect(html).toMatch(/<a [^>]*class="block"[^>]*><img [^>]*class="[^"]*max-w-full[^"]*"/)
  expect(html).not.toMatch(/max-w-\[/)
  expect(html).toContain(`href="${yourEurope}"`)
})

test('until it is there, the same is said in words, with the way to Your Europe', () => {
  const html = renderHtml(<GuaranteeNotice />)
  expect(html).not.toContain('<img')
  expect(html).not.toContain('ware grootte')
  for (const word of ['herstelt of vervangt', 'minstens twee jaar', 'Na herstel komt er een jaar bij'])
    expect(html).toContain(word)
  expect(html).toContain(`href="${yourEurope}"`)
})

test('it leads to the page that explains it, but not from there', () => {
  expect(renderHtml(<GuaranteeNotice />)).toContain(`href="${guaranteePage}"`)
  expect(renderHtml(<GuaranteeNotice isOwnPage />)).not.toContain(`href="${guaranteePage}"`)
})

test('the buy box and the quick view have a line with the way to the notice', () => {
  const product = aProduct({ variants: [aVariant({ value_ids: [], available: false })] })
  const boxes = [
    <Promises key="box" product={product} variant={aVariant()} />,
    <QuickViewProduct key="view" product={product} />,
  ]
  for (const box of boxes) expect(renderHtml(box)).toContain(`href="${guaranteePage}"`)
})

test('a guarantee of the producer is never shown without the legal one beside it', () => {
  const told = {
    ...{ by: 'Morgenrood', months: 120, covers: 'het frame' },
    text: '10 jaar garantie van Morgenrood op het frame',
  }
  const boxFor = (conditions_link: string) =>
    renderHtml(
      <Promises
        product={aProduct({ producer_guarantee: { ...told, conditions_link } })}
        variant={aVariant()}
      />,
    )
  const html = boxFor('https://morgenrood.example/garantie')
  for (const words of [told.text, 'Zonder extra kosten, en naast je wettelijke garantie'])
    expect(html.replace(/\s+/g, ' ')).toContain(words)
  expect(html).toMatch(/<a href="https:\/\/morgenrood.example\/garantie" target="_blank" rel="noreferrer"/)
  expect(html).toContain(`href="${guaranteePage}"`)
  expect(boxFor('/service/garantie/')).not.toContain('target="_blank"')
  expect(renderHtml(<Promises product={aProduct()} variant={aVariant()} />)).not.toContain(
    'Voorwaarden van deze',
  )
})
