import type { LightSource } from '@sluimer/contract/catalog/light-source'
import type { SearchSuggestions } from '@sluimer/contract/catalog/search'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aCartItem } from '../cart/cart.builders.ts'
import { CartLines } from '../cart/cart-lines.tsx'
import { OrderLines } from '../order/order-lines.tsx'
import { aTile } from '../product/product.builders.ts'
import { toProductJsonLd } from '../product/product-json-ld.ts'
import { SuggestionList } from '../search/suggestion-list.tsx'
import { aProduct, publicUrl } from '../seo/seo.builders.ts'
import { ProductTile } from '../tile/product-tile.tsx'
import { StripTile } from '../tile/strip-tile.tsx'
import { EnergyInfo } from './energy-info.tsx'
import { InformationSheet } from './information-sheet.tsx'

const source: LightSource = {
  ...{ supplier: 'Lampenmaker', model: 'LM-470', eprel_number: 123456, is_example: false },
  ...{ technology: 'LED', watts: 4.2, lumens: 470, kelvin: 2700, colour_rendering: 80, cap: 'E27' },
  label_link: 'https://eprel.ec.europa.eu/labels/lightsources/Label_123456_big_color.pdf',
  sheet_link: 'https://eprel.ec.europa.eu/fiches/lightsources/Fiche_123456_NL.pdf',
}

function renderHtml(element: React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Page />)
}

test('the arrow leads to the full label, and a link to the information sheet, at EPREL or on a page of the shop', () => {
  const real = renderHtml(<EnergyInfo product={{ energy_label: 'E', light_source: source }} />)
  expect(real).toMatch(/<a href="https:\/\/eprel[^"]+Label_123456[^>]*>(?=<svg)/)
  expect(real).toMatch(/<a href="https:\/\/eprel[^"]+Fiche_123456_NL.pdf"[^>]*>Productinformatieblad/)
  const example = { ...source, is_example: true, label_link: '/energielabel/lamp/' }
  expect(renderHtml(<EnergyInfo product={{ energy_label: 'E', light_source: example }} />)).toContain(
    'href="/energielabel/lamp/"',
  )
})

test('on a tile the arrow leads to the label too', () => {
  const tile = aTile({ energy_label: 'F', energy_label_link: '/energielabel/lamp/' })
  for (const shown of [
    <ProductTile key="grid" product={tile} sizes="50vw" />,
    <StripTile key="strip" product={tile} />,
  ])
    expect(renderHtml(shown)).toMatch(
      /<a [^>]*href="\/energielabel\/lamp\/"[^>]*><svg [^>]*aria-label="Energieklasse F,.*?bekijk het energielabel<\/span><\/a>/,
    )
})

test('wherever else a light source has its price before it is bought, its class stands beside it', () => {
  const energy = { energy_label: 'F', energy_label_link: '/energielabel/lamp/' } as const
  const bought = aCartItem(energy)
  const suggestion = { ...bought, image: bought.thumbnail, price: aTile().price, shown_size: null }
  const shown = {
    cart: <CartLines items={[bought]} />,
    checkout: <OrderLines items={[bought]} />,
    suggestions: <SuggestionList {...aList(suggestion)} />,
  }
  for (const [place, element] of Object.entries(shown)) {
    const html = renderHtml(element)
    expect(html, place).toContain('aria-label="Energieklasse F,')
    // A suggestion is one link as a whole, to the lamp's page.
    expect(html.includes('href="/energielabel/lamp/"'), place).toBe(place !== 'suggestions')
  }
  expect(renderHtml(<CartLines items={[aCartItem()]} />)).not.toContain('Energieklasse')
})

/** Renders a list of suggestions with one product. */
function aList(product: SearchSuggestions['products'][number]) {
  const options = [{ index: 0, title: product.title, link: product.link, product }]
  return {
    id: 'list',
    activeIndex: -1,
    onForget: () => undefined,
    groups: [{ title: 'Producten', options }],
  }
}

test('the information sheet shows the registration and the figures, and marks an example as one', () => {
  const html = renderHtml(<InformationSheet source={source} label="E" />)
  for (const text of ['Lampenmaker', 'LM-470', '>123456<', '5 kWh per 1000 uur', '4,2 W', '470 lm', '2700 K'])
    expect(html).toContain(text)
  expect(renderHtml(<InformationSheet source={{ ...source, is_example: true }} label="E" />)).toContain(
    '123456 (voorbeeld)',
  )
})

test('the data for machines has the class on its scale, and a registration only when it is real', () => {
  const nodes = (is_example: boolean) =>
    JSON.stringify(
      toProductJsonLd(aProduct({ energy_label: 'E', light_source: { ...source, is_example } }), publicUrl),
    )
  expect(nodes(true)).toContain(
    '"hasEnergyEfficiencyCategory":"https://schema.org/EUEnergyEfficiencyCategoryE"',
  )
  expect(nodes(true)).toContain('"energyEfficiencyScaleMin":"https://schema.org/EUEnergyEfficiencyCategoryG"')
  expect(nodes(false)).toContain('"certificationIdentification":"123456"')
  expect(nodes(true)).not.toContain('EPREL')
  expect(JSON.stringify(toProductJsonLd(aProduct(), publicUrl))).not.toContain('EnergyConsumption')
})
