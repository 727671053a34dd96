import { expect, test } from 'vitest'
import { judgeStuffs } from './judge-stuffs.ts'

test.each([
  ['kan ik voor de zomer beter satijn of percal nemen', /^Percal, in de zomer/],
  ['slaapt latex koeler dan traagschuim', /^Latex, als je het snel warm hebt.*Traagschuim houdt warmte vast/],
  ['wat is zachter, flanel of lyocell', /^Lyocell/],
  ['traagschuim of koudschuim, ik draai veel', /^Koudschuim/],
])('[CH-01] of two stuffs the better one is named first: %s', (message, verdict) => {
  expect(judgeStuffs(message)?.text).toMatch(verdict)
})

test.each([
  ['is linnen geschikt als je snel zweet', /^Ja, als je snel zweet is linnen een goede keus/],
  ['is traagschuim iets voor mij, ik heb het altijd warm', /^Liever niet.*Pocketvering past dan beter/],
])('[CH-01] one stuff is called good for a need, or another is named: %s', (message, verdict) => {
  expect(judgeStuffs(message)?.text).toMatch(verdict)
})

test('[CH-01] a need alone is read with the stuffs that were told apart before it', () => {
  const before = 'wat is het verschil tussen satijn en flanel'
  expect(judgeStuffs('en voor iemand die het altijd koud heeft', before)?.text).toMatch(/^Flanel/)
  expect(judgeStuffs('en voor iemand die het altijd koud heeft')).toBeUndefined()
})

test.each([
  'percal overtrek voor de zomer',
  'hebben jullie satijn of percal dat koel slaapt',
  'op hoeveel graden was ik flanel of linnen van een kind',
  'is jersey koel',
  'wat is koudschuim',
])('goods, care, and what no page tells get no verdict: %s', (message) => {
  expect(judgeStuffs(message)).toBeUndefined()
})
