import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { anImage, aTile } from '../product/product.builders.ts'
import { formatStock } from '../product/stock-text.tsx'
import { findShownSwatch, inColor, ProductTile } from './product-tile.tsx'

function renderHtml(product: ReturnType<typeof aTile>): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <ProductTile product={product} sizes="50vw" /> },
  ])
  return renderToStaticMarkup(<Page />)
}

test('[CT-03] a tile shows its product, and one without a choice goes into the cart at once', () => {
  const html = renderHtml(aTile())
  for (const text of ['Kussensloop Duin', 'Zachtgoed', '8,95', 'Morgen in huis', 'In winkelwagen'])
    expect(html).toContain(text)
  expect(html).toContain('name="item_id" value="70"')
  expect(html).not.toContain('korting')
})

test('[CT-03] a tile of a product in sizes leads to where one is chosen', () => {
  const html = renderHtml(aTile({ variant_id: null }))
  expect(html).toContain('Kies je maat')
  expect(html).not.toContain('name="item_id"')
  // A lamp comes in no sizes, and a cover may stand there in that of the visitor's bed already.
  expect(renderHtml(aTile({ variant_id: null, asks_size: false }))).toContain('Maak je keuze')
})

test('[CT-03] a tile of a set that shoppers compose leads into the configurator', () => {
  const html = renderHtml(
    aTile({ variant_id: null, link: '/configurator/boxsprings/boxspringset-hotel/step-1/' }),
  )
  expect(html).toContain('Stel samen')
  expect(html).not.toContain('Kies je maat')
})

test('[CT-03] a deal shows its percentage and what the former price was', () => {
  const price = { price: 3000, price_old: 4000, price_incl: 3000, discount_percent: 25, from: true }
  const html = renderHtml(aTile({ price }))
  for (const text of ['25% korting', '30 dagen: ', '40 euro', 'vanaf']) expect(html).toContain(text)
})

test('[CT-03] what cannot be bought says so over its picture, and cannot be added', () => {
  const html = renderHtml(aTile({ available: false, overlay: 'Uitverkocht' }))
  expect(html).toContain('Uitverkocht')
  expect(html).not.toContain('name="item_id"')
})

test('[CT-03] the heart of a product can be pressed on its tile', () => {
  expect(renderHtml(aTile())).toMatch(
    /<button(?=[^>]*aria-pressed="false")[^>]*aria-label="Kussensloop Duin bewaren bij favorieten"/,
  )
})

test('[CT-03] the second picture is not loaded before a mouse comes by', () => {
  expect(renderHtml(aTile({ images: [anImage('sloop'), anImage('bed')] }))).not.toContain('/bed')
})

test.each([
  [{ available: true, stock: 99 }, undefined],
  [{ available: true, stock: 6 }, undefined],
  [{ available: true, stock: 5 }, 'Hiervan zijn er nog 5 op voorraad.'],
  [{ available: true, stock: 1 }, 'Hiervan is er nog 1 op voorraad.'],
  [{ available: false, stock: 0 }, 'Deze uitvoering is nu uitverkocht.'],
])('[PD-01] the stock of %j reads %j', (variant, text) => {
  expect(formatStock(variant, 'new')).toBe(text)
})

test('[PD-01] a single piece that is sold is not said to come back', () => {
  const sold = formatStock({ available: false, stock: 0 }, 'used')
  expect(sold).toBe('Dit exemplaar is verkocht, of wordt nu afgerekend.')
})

test('[CT-03] a tile gives the delivery in one line, and in whole words for screen readers', () => {
  const html = renderHtml(
    aTile({ delivery: 'Dinsdag 24 november in huis', delivery_short: 'Di 24 nov in huis' }),
  )
  expect(html).toContain('<span aria-hidden="true">Di 24 nov in huis</span>')
  expect(html).toContain('<span class="sr-only">Dinsdag 24 november in huis</span>')
})

test('[CT-03] without scripts, colors are links to the product in that color', () => {
  const price = { price: 895, price_old: null, price_incl: 895, discount_percent: null, from: false }
  const colors = ['salie', 'oker', 'zand', 'wit', 'roze', 'zwart'].map((key) => ({
    ...{ title: key, color: '#8a9a7b', image: anImage(`sloop-${key}`), price, available: key !== 'oker' },
    second_image: null,
    link: `/kussensloop-duin.html?kleur=${key}`,
  }))
  const html = renderHtml(aTile({ images: [anImage('sloop-zand')], swatches: colors }))
  expect(html).toMatch(/<a(?=[^>]*aria-current="true")[^>]*href="\/kussensloop-duin.html\?kleur=zand"/)
  expect(html).toContain('oker, uitverkocht')
  expect(html).not.toContain('kleur=zwart')
  expect(html).toContain('en nog één kleur')
  expect(renderHtml(aTile({ swatches: colors.slice(0, 1) }))).not.toContain('kleur=salie')
  const inTheLast = renderHtml(aTile({ images: [anImage('sloop-zwart')], swatches: colors }))
  expect(inTheLast).toMatch(/<a(?=[^>]*aria-current="true")[^>]*href="\/kussensloop-duin.html\?kleur=zwart"/)
  expect(inTheLast).not.toContain('kleur=roze')
})

test('[CT-03] a tile marks the color that it shows, also when its scene comes before the picture that the color names', () => {
  const price = { price: 895, price_old: null, price_incl: 895, discount_percent: null, from: false }
  const [white, sage] = (['wit', 'salie'] as const).map((key) => ({
    ...{ title: key, color: '#ffffff', image: anImage(`jas-${key}`), price, available: true },
    second_image: key === 'salie' ? anImage('jas-salie-detail') : null,
    link: `/jas.html?kleur=${key}`,
  }))
  const tile = aTile({
    images: [anImage('jas-scene'), anImage('jas-wit')],
    swatches: [sage, white].flatMap((swatch) => swatch ?? []),
  })
  const html = renderHtml(tile)
  expect(html).toMatch(/<a(?=[^>]*aria-current="true")[^>]*href="\/jas.html\?kleur=wit"/)
  // Under a filter the link names the color, and the pictures behind the first may be those of another.
  expect(findShownSwatch({ ...tile, link: '/jas.html?kleur=salie' })?.title).toBe('salie')
  expect(findShownSwatch({ ...tile, images: [anImage('jas-scene')] })).toBeUndefined()

  const keysOf = (swatch: typeof white) =>
    swatch && inColor(tile, swatch, findShownSwatch(tile)).images.map(({ key }) => key)
  expect(keysOf(white)).toEqual(['jas-scene', 'jas-wit'])
  expect(keysOf(sage)).toEqual(['jas-salie', 'jas-salie-detail'])
  expect(keysOf(sage && { ...sage, second_image: null })).toEqual(['jas-salie'])
})
