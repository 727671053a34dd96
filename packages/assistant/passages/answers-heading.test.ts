import { expect, test } from 'vitest'
import { asksHeading } from './answers-heading.ts'

const code = { title: 'Mijn code werkt niet. Wat nu?' }
const bed = { title: 'Kan ik een boxspring terugsturen die ik zelf samenstelde?' }
const failed = { title: 'Mijn betaling is mislukt. Wat nu?' }

test.each([
  ['mijn code werkt niet', code],
  ['help, mijn code werkt niet!', code],
  ['boxspring op maat kan ik die nog annuleren of terugsturen', bed],
])('[CH-01] %s: asks what a heading says', (message, part) => {
  expect(asksHeading(message, part)).toBe(true)
})

test.each([
  ['de lamp werkt niet', code],
  ['welke code heb ik bij het inloggen nodig als mijn telefoon niet werkt', code],
  ['kan ik een boxspring terugsturen', bed],
  ['betaling mislukt maar geld is wel afgeschreven', failed],
])('[CH-01] %s: asks something else', (message, part) => {
  expect(asksHeading(message, part)).toBe(false)
})

test('[CH-01] a heading of one word is asked by none', () => {
  expect(asksHeading('betalen', { title: 'Betalen' })).toBe(false)
})
