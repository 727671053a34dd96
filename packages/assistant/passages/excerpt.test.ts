import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'
import type { Passage } from './passage.ts'

const aPassage = (text: string, rest: Partial<Passage> = {}): Passage => ({
  ...{ title: 'Bezorgen', pageTitle: 'Service', path: '/service/bezorgen/', searchWords: '' },
  ...rest,
  text,
})
const long =
  'We bezorgen elke week. De bezorger belt aan bij jou en wacht daar een minuut voor hij doorrijdt. Op de Waddeneilanden komt de boot erbij. De toeslag daarvoor is € 49,95. Ook dat staat bij het afrekenen.'

test('of a long text the sentence that answers is given whole, with what follows it', () => {
  const said = excerpt(aPassage(long), { question: 'wat kost bezorgen op texel' }, 90)
  expect(said).toBe('Op de Waddeneilanden komt de boot erbij. De toeslag daarvoor is € 49,95.')
})

test('a short text is given whole', () => {
  expect(excerpt(aPassage(long), { question: 'bezorgen op texel' }, 500)).toBe(long)
})

test.each([
  'Wil je deze winkel beoordelen? Dat mag.',
  'Wij zijn pas blij als je tevreden bent. Dat mag.',
  'Tot ziens! Dat mag.',
  'Lees het hieronder. Dat mag.',
  'Dat mag. Vermeld:',
])('[CH-03] %s: a sentence that would end the talk, or that leads elsewhere, is left out', (text) => {
  expect(excerpt(aPassage(text), { question: 'mag dat' }, 500)).toBe('Dat mag.')
})

const table = {
  heads: ['Nederland', 'België'],
  rows: [
    { label: 'Pakket', cells: ['€ 4,95', '€ 6,95'] },
    { label: 'Grote meubels', cells: ['€ 29,95', '€ 39,95'] },
  ],
}

test.each([
  ['wat kost bezorgen in antwerpen', 'Pakket: België € 6,95.\nGrote meubels: België € 39,95.'],
  ['wat kost een boxspring bezorgen', 'Grote meubels: Nederland € 29,95; België € 39,95.'],
  ['hoeveel is een boxspring naar belgie', 'Grote meubels: België € 39,95.'],
  [
    'nederland of belgie',
    'Pakket: Nederland € 4,95; België € 6,95.\nGrote meubels: Nederland € 29,95; België € 39,95.',
  ],
])('%s is answered with that part of the table', (question, said) => {
  expect(excerpt(aPassage('', { table }), { question, intent: 'delivery_cost' }, 500)).toBe(said)
})

test('a text that does not name what it is about says so', () => {
  const passage = aPassage('Die koelt het best.', { title: 'Pocketvering' })
  expect(excerpt(passage, { question: 'wat is pocketvering', intent: 'care' }, 500)).toBe(
    'Pocketvering: Die koelt het best.',
  )
})

test('a sentence that leans on the one before it brings it along', () => {
  const before = `Bij acht of meer staat erbij waar ze over gaan, ${'zoals de maat en de geur, '.repeat(6)}met aantallen.`
  const said = excerpt(
    aPassage(`${before} Dat tellen we automatisch met vaste woordenlijsten. Verder doen we niets.`),
    { question: 'tellen jullie automatisch' },
    120,
  )
  expect(said).toMatch(/^Bij acht of meer.*Dat tellen we automatisch/s)
})

test('an exception says to what', () => {
  const passage = aPassage('Alleen wat we voor jou maken.', { title: 'Wat je niet kunt herroepen' })
  expect(excerpt(passage, { question: 'mag maatwerk terug' }, 500)).toBe(
    'Wat je niet kunt herroepen: alleen wat we voor jou maken.',
  )
})
