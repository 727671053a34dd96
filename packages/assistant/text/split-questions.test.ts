import { expect, test } from 'vitest'
import { splitQuestions } from './split-questions.ts'

test.each([
  ['Wat kost bezorgen en kan ik het terugsturen?', ['Wat kost bezorgen', 'kan ik het terugsturen?']],
  [
    'nemen jullie het oude matras mee, en dragen ze het nieuwe dan naar boven?',
    ['nemen jullie het oude matras mee', 'dragen ze het nieuwe dan naar boven?'],
  ],
  ['ik zoek lakens en handdoeken kan dat op factuur', ['ik zoek lakens en handdoeken', 'kan dat op factuur']],
  ['Wat kost bezorgen? Kan ik pinnen?', ['Wat kost bezorgen?', 'Kan ik pinnen?']],
  ['ik zoek een plaid, hoe snel is die er', ['ik zoek een plaid', 'hoe snel is die er']],
  [
    'hebben jullie een winkel en zo niet kan ik dan iets terugsturen',
    ['hebben jullie een winkel', 'zo niet kan ik dan iets terugsturen'],
  ],
  [
    'wij verhuizen naar gent. Kan het bed later komen?',
    ['wij verhuizen naar gent', 'Kan het bed later komen?'],
  ],
  [
    'een dekbed tot 120 euro. Past dat om een matras van 90? ja',
    ['een dekbed tot 120 euro', 'Past dat om een matras van 90?'],
  ],
])('%s asks two things', (message, questions) => {
  expect(splitQuestions(message)).toEqual(questions)
})

test.each([
  'dekbed besteld maar heb nog steeds niets gehoord',
  'matras gekocht en is niet geleverd',
  'een plaid in wit en grijs',
  'kost het € 4.95 of meer',
  'hallo',
  '',
])('%s is one question', (message) => {
  expect(splitQuestions(message)).toEqual([message])
})

test('questions within a question are told apart', () => {
  expect(
    splitQuestions(
      'mag ik weten of jullie garantie geven, of ik achteraf kan betalen en of bezorgen gratis is',
    ),
  ).toEqual(['mag ik weten of jullie garantie geven', 'of ik achteraf kan betalen', 'of bezorgen gratis is'])
})

test('a long message has six questions at most', () => {
  expect(splitQuestions('Wat kost dat dan? '.repeat(50))).toHaveLength(6)
})
