import { expect, test } from 'vitest'
import { lacksWord } from './needed-words.ts'

test.each([
  ['Hoe was ik een dekbed?', 'ik zoek een dekbed'],
  ['Hoe was ik een hoofdkussen?', 'op hoeveel graden was ik flanel'],
  ['Mijn betaling is mislukt. Wat nu?', 'betaling mislukt maar geld is wel afgeschreven'],
  ['Hoe lang heb ik om iets terug te sturen?', 'hoe lang duurt het tot ik mijn geld terug heb'],
  ['Hangen jullie gordijnen op of sluiten jullie lampen aan?', 'heb je hanglampen'],
])('[CH-01] %s is not asked by: %s', (question, message) => {
  expect(lacksWord(question, message)).toBe(true)
})

test.each([
  ['Hoe was ik een dekbed?', 'mag een dekbed in de wasmachine'],
  ['Mijn betaling is mislukt. Wat nu?', 'betaling mislukt'],
  ['Wat kost bezorgen?', 'ik zoek een dekbed'],
])('[CH-01] %s may be asked by: %s', (question, message) => {
  expect(lacksWord(question, message)).toBe(false)
})
