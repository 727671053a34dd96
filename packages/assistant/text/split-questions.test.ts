import { expect, test } from 'vitest'
import { splitQuestions } from './split-questions.ts'

test.each([
  ['Wat kost bezorgen en kan ik het terugsturen?', ['Wat kost bezorgen', 'kan ik het terugsturen?']],
  ['Wat kost bezorgen? Kan ik pinnen?', ['Wat kost bezorgen?', 'Kan ik pinnen?']],
  ['ik zoek een plaid, hoe snel is die er', ['ik zoek een plaid', 'hoe snel is die er']],
])('%s asks two things', (message, questions) => {
  expect(splitQuestions(message)).toEqual(questions)
})

test.each(['een plaid in wit en grijs', 'kost het € 4.95 of meer', 'hallo', ''])(
  '%s is one question',
  (message) => {
    expect(splitQuestions(message)).toEqual([message])
  },
)

test('a long message has four questions at most', () => {
  expect(splitQuestions('Wat kost dat dan? '.repeat(50))).toHaveLength(4)
})
