import { expect, test } from 'vitest'
import { aDraft } from '../draft/draft.ts'
import { addSympathy } from './add-sympathy.ts'

const told = () => aDraft('Meld het met je bestelnummer.', { topic: 'warranty' })
const say = (message: string, asked?: string) =>
  addSympathy(
    told(),
    message,
    asked === undefined ? undefined : { wish: { text: '' }, productIds: [], topic: 'warranty', asked },
  ).content

test.each([
  ['mijn lamp is kapot', 'Wat vervelend.'],
  ['dit is al de derde keer dat het misgaat', 'Dat spijt ons.'],
  ['mijn man is overleden en zijn bestelling komt nog', 'Gecondoleerd met je verlies.'],
  ['mijn zoontje plast in bed', 'Dat komt vaak voor, en niemand hoeft zich ervoor te schamen.'],
])('[CH-01] %s is met with “%s”', (message, words) => {
  expect(say(message)).toBe(`${words} Meld het met je bestelnummer.`)
})

test.each([
  'wat als mijn lamp kapot aankomt',
  'hoe lang is de garantie',
  'kan ik dit terugsturen',
  'mijn man wil een bed',
])('%s tells of nothing that went wrong', (message) => {
  expect(say(message)).toBe('Meld het met je bestelnummer.')
})

test('it is said once', () => {
  expect(say('mijn lamp is kapot', 'de stoel is ook kapot')).toBe('Meld het met je bestelnummer.')
})
