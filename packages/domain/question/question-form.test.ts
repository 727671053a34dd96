import { expect, test } from 'vitest'
import { findQuestionProblems, readQuestionValues } from './question-form.ts'

test('[PD-02] a question needs its words, a name and an address for the answer', () => {
  expect(findQuestionProblems(readQuestionValues(() => undefined))).toEqual({
    question: 'Dit is een verplicht veld',
    asker: 'Dit is een verplicht veld',
    asker_email: 'Dit is een verplicht veld.',
  })
  const filled = { question: 'Past dit om 30 cm?', asker: 'Noor', asker_email: ' noor@voorbeeld.example ' }
  expect(findQuestionProblems(filled)).toEqual({})
  expect(findQuestionProblems({ ...filled, asker_email: 'noor@' })).toEqual({
    asker_email: 'Dit is geen geldig e-mailadres',
  })
  expect(findQuestionProblems({ ...filled, question: ' ' })).toHaveProperty('question')
})
