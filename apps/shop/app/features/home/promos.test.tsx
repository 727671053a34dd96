import type { Promo } from '@sluimer/contract/content/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { anImage } from '../product/product.builders.ts'
import { aRoom } from '../room/room.builders.ts'
import { Promos } from './promos.tsx'

function aPromo(special: Partial<Promo> = {}): Promo {
  return {
    link: '/slapen/',
    image: anImage('breed'),
    image_mobile: anImage('hoog'),
    title: 'Morgen begint vanavond',
    sub_title: 'Boxsprings met topper',
    button_text: 'Bekijk boxsprings',
    show_title: true,
    is_light_background: true,
    ...special,
  }
}
const renderHtml = (main: Promo, extra: readonly Promo[] = []) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Promos main={main} extra={extra} />
    </MemoryRouter>,
  )

test('[HM-01] a promo shows its picture, title, subtitle and button', () => {
  const html = renderHtml(aPromo())
  for (const part of [
    'breed',
    'hoog',
    'Morgen begint vanavond',
    'Boxsprings met topper',
    'Bekijk boxsprings',
  ])
    expect(html).toContain(part)
  expect(html).toMatch(/<a [^>]*href="\/slapen\/"/)
})

test('[HM-01] a button without words says Profiteer nu', () => {
  expect(renderHtml(aPromo({ button_text: '' }))).toContain('Profiteer nu')
})

test('[HM-01] title and subtitle are each optional', () => {
  const titleOnly = renderHtml(aPromo({ sub_title: '' }))
  expect(titleOnly).toContain('<h2')
  expect(titleOnly).not.toContain('Boxsprings met topper')
  const subtitleOnly = renderHtml(aPromo({ show_title: false }))
  expect(subtitleOnly).toContain('Boxsprings met topper')
  expect(subtitleOnly).not.toContain('<h2')
  const neither = renderHtml(aPromo({ show_title: false, sub_title: '' }))
  expect(neither).not.toContain('<h2')
  expect(neither).toContain('Bekijk boxsprings')
})

test.each([
  [0, 1],
  [1, 1],
  [2, 3],
  [3, 1],
])('[HM-02] with %i extra promos %i are shown: side promos come in twos', (extra, shown) => {
  const extras = Array.from({ length: extra }, (_, at) =>
    aPromo({ link: `/deal-${at}/`, title: `Deal ${at}` }),
  )
  expect(renderHtml(aPromo(), extras).match(/<section/g)).toHaveLength(shown)
})

test('[HM-01] [HM-02] a room takes the place of the main promo, with its words beneath its picture', () => {
  const extras = [aPromo({ link: '/a/' }), aPromo({ link: '/b/' })]
  const router = createMemoryRouter([
    { path: '/', element: <Promos main={aPromo({ link: '/main/' })} room={aRoom()} extra={extras} /> },
  ])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html.match(/<section/g)).toHaveLength(3)
  expect(html).not.toContain('/main/')
  expect(html.indexOf('<h2')).toBeGreaterThan(html.indexOf('<picture'))
  expect(html).toMatch(/<a [^>]*href="\/inspiratie\/linnen-en-licht\/"/)
})
