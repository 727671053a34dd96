import { expect, test } from 'vitest'
import { formatTerms, type Terms } from './terms-text.ts'

const none: Terms = {
  kind: 'code',
  groupSize: null,
  freePieces: null,
  minimumQuantity: 1,
  minimumCents: 0,
  excludesReduced: false,
  isAnnounced: false,
  benefit: 'percentage',
  oncePerCustomer: false,
  maxUses: null,
  validUntil: null,
  categories: [],
}

test('[CA-06] 2+2 gratis says exactly what is counted', () => {
  const terms = {
    ...none,
    kind: 'free_pieces' as const,
    groupSize: 4,
    freePieces: 2,
    categories: ['Handdoeken'],
  }
  expect(formatTerms(terms)).toEqual([
    'Van elke 4 artikelen zijn de 2 goedkoopste gratis, geteld vanaf het duurste.',
    'Alleen voor artikelen uit ‘Handdoeken’.',
  ])
})

test('[CA-02] a code says all that it asks, with its last whole day', () => {
  const terms = {
    ...none,
    minimumCents: 5000,
    excludesReduced: true,
    oncePerCustomer: true,
    maxUses: 100,
    validUntil: new Date('2026-12-31T23:00:00Z'),
    categories: ['Plaids', 'Toppers', 'Linnen'],
  }
  expect(formatTerms(terms)).toEqual([
    'Alleen voor artikelen uit ‘Plaids’, ‘Toppers’ en ‘Linnen’.',
    'Vanaf €\u00a050,- aan artikelen, geteld tegen de prijs op de pagina.',
    'Niet voor artikelen die al in prijs zijn verlaagd.',
    'Eén keer per klant.',
    'Zolang de actie loopt, voor de eerste 100 bestellingen.',
    'Geldig tot en met 31 december 2026.',
  ])
})

test('without terms nothing is said', () => {
  expect(formatTerms(none)).toEqual([])
})
