import { expect, test } from 'vitest'
import { nameOnly } from './tell-prices.ts'

const tile = {
  title: 'Plaid Mos',
  price: { price: 4395, price_old: null, price_incl: 4395, discount_percent: null, from: false },
  available: true,
  delivery: 'Morgen in huis',
  overlay: null,
}

const name = (content: string, products = [tile]) =>
  nameOnly({ content, products }).content.replaceAll('\u00a0', ' ')

test.each([
  ['Ik vond één artikel:', 'Ik vond één artikel: Plaid Mos, € 43,95. Morgen in huis.'],
  [
    'Ik vond één artikel (groen) tot en met € 60,-:',
    'Ik vond één artikel (groen) tot en met € 60,-: Plaid Mos, € 43,95. Morgen in huis.',
  ],
  [
    'Ik vond één artikel. Of het helemaal is wat je zoekt, lees je op de pagina:',
    'Ik vond één artikel: Plaid Mos, € 43,95. Morgen in huis.',
  ],
])('[CH-01] the only article is named with its price and day: %s', (content, named) => {
  expect(name(content)).toBe(named)
})

test('an answer with several goods, or that tells more, stays as it is', () => {
  expect(name('Ik vond 2 artikelen:', [tile, tile])).toBe('Ik vond 2 artikelen:')
  expect(name('Ik vond één artikel. Er zit een rits in.')).toBe('Ik vond één artikel. Er zit een rits in.')
})
