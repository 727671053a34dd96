import { expect, test } from 'vitest'
import { answerLanguage } from './answer-language.ts'

test.each([
  'Do you have a duvet for two?',
  'where is my order',
  'Wo ist mein Paket?',
  'Haben Sie auch eine Decke für den Winter?',
  'Avez-vous une couette pour deux?',
  'こんにちは',
  'مرحبا',
  'де мій пакунок',
])('[CH-01] %s is told that the assistant knows Dutch', (message) => {
  expect(answerLanguage(message)?.content).toMatch(/alleen Nederlands/)
})

test.each([
  '??',
  '🛏️',
  '<script>document.title="x"</script>',
  '<img src=x onerror=alert(1)>',
  '<b>alert(1)</b>',
  '[x](javascript:alert(1))',
])('[CH-07] %s has no words, and is told so', (message) => {
  expect(answerLanguage(message)?.content).toMatch(/^Dat begrijp ik niet/)
})

test.each(['😀', '👍🏽', '❤️', '🙏🏻🙏🏻', ':-)'])(
  '[CH-07] %s is taken kindly, and nobody else is called for',
  (message) => {
    expect(answerLanguage(message)).toMatchObject({
      content: expect.stringMatching(/^Fijn!/),
      needsPerson: false,
    })
  },
)

test.each(['👎', '😡', ':('])('[CH-07] %s is regretted, and a person may help', (message) => {
  expect(answerLanguage(message)).toMatchObject({
    content: expect.stringMatching(/^Dat spijt me/),
    needsPerson: true,
  })
})

test.each([
  'dekbed',
  '<b onclick=alert(1)>dekbed</b>',
  'dekbed (wit)',
  'dekbed(wit)',
  '140x200',
  'box spring king size',
  'heb je een plaid off white',
  'is die in de sale',
  'hebben jullie home & living',
  'kan ik mit bancontact betalen',
  'doe maar de duurste',
  'en in het groen?',
  'love my bed plaid',
  'is er een order van mij',
  'les',
  'il',
])('%s may be Dutch', (message) => {
  expect(answerLanguage(message)).toBeUndefined()
})

test('[CH-01] a small word of Dutch that French has as well, said twice, is no French', () => {
  expect(answerLanguage('was je je bed elke week')).toBeUndefined()
})
