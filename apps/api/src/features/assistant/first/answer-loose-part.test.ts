import { expect, test } from 'vitest'
import { answerLoosePart } from './answer-loose-part.ts'

test.each([
  'badjasceintuur kwijt, kan ik die los kopen',
  'ik zoek een losse stekker',
  'nieuwe rits nabestellen',
])('[CH-01] “%s” asks for a part', (message) => {
  expect(answerLoosePart(message)?.content).toMatch(/^Een los onderdeel/u)
})

test.each([
  'er ontbreekt een losse schroef',
  'mijn rits is stuk',
  'de ritssluiting van mijn hoes is stuk, sturen jullie een nieuwe op',
  'hoofdbord los kopen',
  'lamp met lang snoer',
])('[CH-01] “%s” asks for none', (message) => {
  expect(answerLoosePart(message)).toBeUndefined()
})
