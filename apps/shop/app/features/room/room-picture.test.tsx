import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aPiece, aRoom, aVariant } from './room.builders.ts'
import { RoomPicture } from './room-picture.tsx'
import { WholeLook } from './whole-look.tsx'

const rug = aPiece({
  ...{ slug: 'kleed', title: 'Kleed Haven', label: 'Vloerkleed', link: '/kleed.html?maat=200x290' },
  variants: [aVariant('1', 15_900), aVariant('2', 25_900), aVariant('3', 19_900, { available: false })],
  ...{ variant_id: '2', wide: { x: 20, y: 90 }, square: { x: 30, y: 88 } },
})
const bed = aPiece({ slug: 'bed', title: 'Bed Duin', wide: { x: 60, y: 50 } })
const room = aRoom({ pieces: [rug, bed, aPiece({ wide: { x: 20, y: 52 } })] })

function renderHtml(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('[RT-05] each piece has a dot that leads to its product and names its price, in the order in which one looks', () => {
  const html = renderHtml(<RoomPicture room={room} sizes="100vw" />)
  const dots = [...html.matchAll(/<a [^>]*aria-label="([^"]+)"[^>]*href="([^"]+)"/g)]
  expect(dots.map(([, name, link]) => [name?.replaceAll('\u00a0', ' '), link])).toEqual([
    ['Tafellamp Korrel, 49 euro en 95 cent', '/lamp.html'],
    ['Bed Duin, 49 euro en 95 cent', '/lamp.html'],
    ['Kleed Haven, 259 euro', '/kleed.html?maat=200x290'],
  ])
  expect(html).toContain('--wide-x:20%')
  expect(html).toContain('--square-x:30%')
})

test('[RT-05] the look is a form with the size of each piece, its price and the sum', () => {
  const html = renderHtml(<WholeLook room={room} />)
  expect(html).toMatch(/<select[^>]*name="item_id"/)
  expect(html).toMatch(/<option[^>]*value="2"[^>]*selected/)
  expect(html).toMatch(/<option[^>]*value="3"[^>]*disabled|<option[^>]*disabled[^>]*value="3"/)
  expect(html).toContain('uitverkocht')
  expect(html.replaceAll('\u00a0', ' ')).toContain('€ 358,90')
})

test('[RT-05] a look of which nothing can be bought has no button to press', () => {
  const gone = aRoom({ pieces: [aPiece({ variants: [aVariant('9', 4995, { available: false })] })] })
  const html = renderHtml(<WholeLook room={gone} />)
  expect(html).toMatch(/<button[^>]*disabled/)
  expect(html).not.toContain('name="item_id"')
  expect(html).toContain('Eén stuk is uitverkocht en telt niet mee.')
})
