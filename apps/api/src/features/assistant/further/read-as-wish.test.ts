import { expect, test } from 'vitest'
import { readAsWish } from './read-as-wish.ts'

const after = (text: string) => ({ wish: { text }, productIds: [1] })

test.each([
  ['vaas', 'hoeft niet groot te zijn', 'liever klein'],
  ['nachtkastje', 'moet naast een boxspring dus niet te laag', 'liever hoog'],
  ['vloerkleed', 'mag ook wat lichter zijn', 'liever lichter'],
  ['badjas', 'doe maar in l', 'doe maar in maat l'],
  ['plaid', 'meer een dekbed dan', 'liever een dekbed'],
  ['fauteuil', 'wat is het minste wat ik kwijt ben', 'en de goedkoopste'],
])('[CH-01] after "%s", "%s" says how these should be', (about, turn, read) => {
  expect(readAsWish(turn, after(about))).toBe(read)
})

test.each([
  ['hoofdkussen', 'niet te hoog'],
  ['nachtkastje', 'past het naast een boxspring?'],
  ['bijzettafel', 'hij mag hooguit 45 cm hoog zijn'],
])('[CH-01] after "%s", "%s" stays as it is', (about, turn) => {
  expect(readAsWish(turn, after(about))).toBe(turn)
})

test('[CH-01] after a question about the service nothing is read as a wish', () => {
  const turn = 'hoeft niet groot te zijn'
  expect(readAsWish(turn, { ...after('vaas'), topic: 'returns' })).toBe(turn)
})
