import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OrderedAgain } from './ordered-again.tsx'

function render(isAnyInCart: boolean): string {
  const missing = [{ line_id: '7', title: 'Poef', reason: 'Dit artikel verkopen we niet meer.' }]
  return renderToStaticMarkup(
    <MemoryRouter>
      <OrderedAgain again={{ is_any_in_cart: isAnyInCart, missing, prices: [] }} lines={[]} />
    </MemoryRouter>,
  )
}

test('[AC-02] of an order that can be bought in part, the rest is in the cart', () => {
  expect(render(true)).toContain('Wat je nog kunt kopen, ligt in je winkelwagen.')
  expect(render(true)).toContain('href="/cart/"')
})

test('[AC-02] an order of which nothing is sold any more promises nothing in the cart', () => {
  expect(render(false)).not.toContain('Wat je nog kunt kopen')
  expect(render(false)).not.toContain('href="/cart/"')
  expect(render(false)).toContain('Poef: Dit artikel verkopen we niet meer.')
})
