import type { ShopFloor as Floor } from '@sluimer/contract/catalog/overview'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { anImage } from '../product/product.builders.ts'
import { aCategory } from './category.builders.ts'
import { CategoryHeader } from './category-header.tsx'

function renderHeader(floor: Floor | null): string {
  const category = aCategory({ floor, children: [{ title: 'Dekens', link: '/dekens/' }] })
  const Page = createRoutesStub([
    { path: '*', Component: () => <CategoryHeader category={category} heading="Slapen" intro="" /> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/slapen/']} />)
}

const aFloor = (special: Partial<Floor> = {}): Floor => ({
  tiles: ['Dekens', 'Spreien'].map((title) => ({
    ...{ title, link: `/${title.toLowerCase()}/`, image: anImage(title), price: 2995, offers: null },
  })),
  wizards: [],
  edits: [],
  ...special,
})

const aTileAt = (at: number) => ({
  title: `Deken ${at}`,
  link: `/deken-${at}/`,
  image: anImage('deken'),
  price: 2995,
  offers: null,
})

test('[CT-01] a floor says of each tile from which price, also to those who listen, and has no chips', () => {
  const html = renderHeader(aFloor())
  expect(html.match(/href="\/dekens\/"/g)).toHaveLength(1)
  expect(html).toMatch(/vanaf.*€.29,95.*29 euro en 95 cent/)
  expect(renderHeader(null)).toMatch(/href="\/dekens\/"/)
})

test('[CT-01] a tile of offers says how many there are', () => {
  const tiles = [1, 12].map((offers, at) => ({ ...aTileAt(at), offers }))
  expect(renderHeader(aFloor({ tiles }))).toMatch(/>1 aanbieding<.*>12 aanbiedingen</)
  expect(renderHeader(aFloor())).not.toContain('aanbieding')
})

test('[CT-01] the place that would stay empty in a row of six leads to the products below', () => {
  const withTiles = (count: number) =>
    aFloor({ tiles: Array.from({ length: count }, (_, at) => aTileAt(at)) })
  expect(renderHeader(withTiles(11))).toMatch(/href="#producten".*Alles.*bij Slapen/)
  expect(renderHeader(withTiles(9))).toMatch(/<li class="max-md:hidden xl:hidden"><a href="#producten"/)
  for (const count of [12, 5]) expect(renderHeader(withTiles(count))).not.toContain('#producten')
})

test('[CT-05] under a filter a phone shows the heading, and neither its words nor its picture', () => {
  const category = aCategory({ banner: anImage('banner') })
  const renderNarrowed = (isNarrowed: boolean) =>
    renderToStaticMarkup(
      <CategoryHeader {...{ category, isNarrowed }} heading="Dekens" intro="Warm en wol" />,
    )
  expect(renderNarrowed(true).match(/max-md:hidden/g)).toHaveLength(2)
  // A phone loads an empty picture in place of the hidden one, which a wide screen shows first.
  expect(renderNarrowed(true)).toMatch(/<source media="\(width &lt; 48rem\)" srcSet="data:image\/gif/)
  expect(renderNarrowed(true)).toContain('fetchPriority="high"')
  expect(renderNarrowed(false)).not.toContain('data:image/gif')
  expect(renderNarrowed(false)).not.toContain('max-md:hidden')
})

test('[WZ-01] advice on a floor leads to the page of its wizard, which works without scripts', () => {
  const wizards = [{ title: 'Matrassen', code: 'matras', category_id: '7' }]
  expect(renderHeader(aFloor({ wizards }))).toContain('href="/keuzehulp/matras/?categorie=7&amp;stap=1"')
  expect(renderHeader(aFloor())).not.toContain('keuzehulp')
})

test('[SC-08] [CT-01] offers have a stage, which says in words until when, and when the next ones come', () => {
  const category = aCategory({
    is_offer: true,
    countdown: { ends_at: '2026-11-20T23:00:00.000Z', now: '2026-11-20T12:00:00.000Z' },
    deals: {
      next_at: '2026-11-20T23:00:00.000Z',
      next: [{ title: 'Hanglamp Vlecht', link: '/hanglamp-vlecht.html', image: anImage('lamp') }],
    },
  })
  const Page = createRoutesStub([
    { path: '*', Component: () => <CategoryHeader category={category} heading="Dagdeals" intro="" /> },
  ])
  const html = renderToStaticMarkup(<Page initialEntries={['/dagdeals/']} />)
  expect(html).toContain('t/m vanavond 23.59 uur')
  expect(html).toContain('Nieuwe deals op zaterdag 21 november om 0.00 uur')
  const [, next = ''] = html.split('aria-label="De volgende deals"')
  expect(next).toContain('href="/hanglamp-vlecht.html"')
  expect(next.replaceAll(/<[^>]*>/g, '')).toContain('Hanglamp Vlecht')
})

test('[CT-01] a stage says until when its offers last, and nothing when nothing ends', () => {
  const render = (last_day: string | null) => {
    const category = aCategory({ is_offer: true, last_day })
    const Page = createRoutesStub([
      { path: '*', Component: () => <CategoryHeader category={category} heading="Black Friday" intro="" /> },
    ])
    return renderToStaticMarkup(<Page initialEntries={['/black-friday/']} />)
  }
  expect(render('2026-11-30')).toContain('T/m maandag 30 november')
  expect(render(null)).not.toContain('T/m')
})

test('[CT-01] a stage says how much its offers save at most, and nothing when nothing costs less', () => {
  const render = (greatest_discount: number | null) => {
    const category = aCategory({ is_offer: true, greatest_discount })
    const Page = createRoutesStub([
      { path: '*', Component: () => <CategoryHeader category={category} heading="Black Friday" intro="" /> },
    ])
    return renderToStaticMarkup(<Page initialEntries={['/black-friday/']} />)
  }
  expect(render(45)).toContain('Tot 45% korting')
  expect(render(null)).not.toContain('korting')
})
