import { expect, test } from 'vitest'
import { dropOrdinal, pickShown, readReaction } from './read-reaction.ts'

test.each([
  ['wat kost die tweede', 12],
  ['en de derde dan', 13],
  ['is de laatste op voorraad', 14],
  ['nummer 2 graag', 12],
  ['wat kost die', 11],
])('%s means one of the products that were shown', (message, id) => {
  expect(pickShown(message, [11, 12, 13, 14])).toBe(id)
})

test('what was never shown is none of them', () => {
  expect(pickShown('de vierde', [11, 12])).toBeUndefined()
})

test.each([
  ['wat kost de derde', 'wat kost die'],
  ['heb je iets uit de tweede kans', 'heb je iets uit de tweede kans'],
])('%s names %s', (message, named) => {
  expect(dropOrdinal(message)).toBe(named)
})

test.each([
  ['nee die is me toch te dun', 'liever warmteklasse 1'],
  ['veel te duur', 'liever goedkoper'],
  ['mwah, te hard', 'liever zacht'],
  ['is die te hard?', 'is die te hard?'],
  ['mijn matras is te hard en moet terug', 'mijn matras is te hard en moet terug'],
])('[CH-01] %s after goods were shown means %s', (message, said) => {
  expect(readReaction(message)).toBe(said)
})
