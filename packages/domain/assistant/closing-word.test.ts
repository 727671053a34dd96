import { expect, test } from 'vitest'
import { hasClosingWord } from './closing-word.ts'

test.each([
  'Wil je deze chat beoordelen?',
  'Heb je nog feedback voor ons?',
  'Fijn dat je tevreden bent.',
  'Nog een fijne dag!',
  'FIJNE\n DAG',
  'Dan zien we je graag terug. Tot ziens!',
])('[CH-03] "%s" closes the talk', (answer) => {
  expect(hasClosingWord(answer)).toBe(true)
})

test.each([
  'Ben je ontevreden over het matras?',
  'Onze tevredenheidsgarantie geldt 100 nachten.',
  'De fijne dagdekens vind je bij Slapen.',
  'We bezorgen elke dag.',
  '',
])('[CH-03] "%s" does not', (answer) => {
  expect(hasClosingWord(answer)).toBe(false)
})
