import { expect, test } from 'vitest'
import { answerLanguage } from './answer-language.ts'

test.each([
  ['Do you have a duvet for two?', /^I only understand Dutch/],
  ['where is my order', /^I only understand Dutch/],
  ['Wo ist mein Paket?', /^Ich verstehe nur Niederländisch/],
  ['Haben Sie auch eine Decke für den Winter?', /^Ich verstehe nur Niederländisch/],
  ['Avez-vous une couette pour deux?', /^Je ne comprends que le néerlandais/],
  ["c'est combien pour un matelas?", /^Je ne comprends que le néerlandais/],
  ['こんにちは', /alleen Nederlands/],
  ['مرحبا', /alleen Nederlands/],
  ['де мій пакунок', /alleen Nederlands/],
])('[CH-01] %s is told that the assistant knows Dutch', (message, words) => {
  expect(answerLanguage(message)?.content).toMatch(words)
})

test.each([
  [
    'Bonsoir, vous livrez aussi à Namur?',
    'livrons uniquement aux Pays-Bas et en Belgique',
    '/service/bestellen-leveren/',
  ],
  ['could I return my pillow, it is not for me', 'fourteen days', '/service/herroepen/'],
])('[CH-01] %s is told that, in the same language', (message, words, path) => {
  const draft = answerLanguage(message)
  expect(draft?.content).toContain(words)
  expect(draft?.links.map((link) => link.path)).toEqual([path])
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
