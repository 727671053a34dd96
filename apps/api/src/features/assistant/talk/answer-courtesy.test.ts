import { expect, test } from 'vitest'
import { answerCourtesy } from './answer-courtesy.ts'

test.each([
  ['Ik wens u nog een prettige dag toe!', 'Tot ziens'],
  ['oki doei', 'Tot ziens'],
  ['nou ik ga er eens vandoor, prettige avond', 'Tot ziens'],
  ['nou tot kijk dan maar', 'Tot ziens'],
  ['fijne feestdagen alvast', 'Tot ziens'],
  ['dank u vriendelijk, nog een fijne avond', 'Graag gedaan'],
  ['salut, slaapwel', 'Slaap lekker'],
])('[CH-01] %s takes leave', (message, words) => {
  expect(answerCourtesy(message)?.content).toContain(words)
})

test.each(['goedemorgen', 'dag', 'bedankt, en wat kost bezorgen', 'tot ziens?', 'mooi dekbed', ''])(
  '[CH-01] %s does not',
  (message) => {
    expect(answerCourtesy(message)).toBeUndefined()
  },
)
