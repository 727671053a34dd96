import { expect, test } from 'vitest'
import { readWish } from '../read-wish.ts'

test.each([
  ['topper voor iemand met een rode plek op de stuit', /rood|rode/u],
  ['minimaal 50 zeiden ze, welke boxspring', /zei/u],
  ['ik sta in het rood, goedkoop kussen', /rood/u],
  ['het lampje brandt rood, welke lamp dan', /rood/u],
  ['wit weggetrokken van schrik, kussen graag', /wit/u],
])('[CH-01] in “%s” no color and no cloth is wished for', (message, property) => {
  expect(readWish(message).text).not.toMatch(property)
})

test.each([
  ['rode plaid', 'rode plaid'],
  ['zijden kussensloop', 'zijden kussensloop'],
  ['grijze plaid, ik heb er drie nodig', 'grijze plaid'],
  ['topper 160x200 in plaats van 140', 'topper 160x200'],
  ['plaid om op te leggen', 'plaid'],
  ['iets van wol voor in bed', 'wol'],
  ['plaid, het mag geen rib uit mijn lijf kosten', 'plaid'],
  ['wit of zwart nachtkastje', 'wit zwart nachtkastje'],
])('[CH-01] “%s” wishes for its property', (message, text) => {
  expect(readWish(message).text).toBe(text)
})

test('[CH-01] a lamp for which nobody may drill does not hang', () => {
  expect(readWish('lamp voor mijn bureau zonder boren').without).toEqual(['hanglamp'])
  expect(readWish('gordijnen zonder boren').without ?? []).not.toContain('hanglamp')
})
