import { expect, test } from 'vitest'
import { tellsAsGiven } from './as-given.ts'
import { addOwned, createFacts } from './facts.ts'

const facts = createFacts()
facts.texts.push('Een pakket kost in Nederland € 4,95 en in België € 6,95. Grote meubels kosten € 29,95.')
addOwned(facts, 'Dekbed Wolk', ['€ 29,95', 'Morgen in huis'])

test.each([
  'Dekbed Wolk kost € 29,95.',
  'Een pakket kost in België € 6,95.',
  'Bezorgen van een pakket kost € 4,95 in Nederland en € 6,95 in België.',
])('[API-12] %s is told as it was given', (sentence) => expect(tellsAsGiven(sentence, facts)).toBe(true))

test.each([
  'Dekbed Wolk kost € 29,95, inclusief sloop.',
  'Dekbed Wolk kost € 29,95 volgens Jan.',
  'Een pakket kost in België € 4,95.',
  'Een pakket kost in Nederland € 6,95.',
  'Grote meubels kosten € 4,95.',
])('[API-12] %s is not', (sentence) => expect(tellsAsGiven(sentence, facts)).toBe(false))
