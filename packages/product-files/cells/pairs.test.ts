import { expect, test } from 'vitest'
import { parsePairs } from './pairs.ts'

test.each([
  ['Kleur:Wit|Maat:S', ['Kleur', 'Wit', 'Maat', 'S']],
  ['Kleur: Wit, Maat: S;', ['Kleur', 'Wit', 'Maat', 'S']],
  [
    'Samenstelling: 80% katoen, 20% linnen; Wassen: 60 graden',
    ['Samenstelling', '80% katoen, 20% linnen', 'Wassen', '60 graden'],
  ],
  ['Vulling=Dons\nTijk=Katoen: percal', ['Vulling', 'Dons', 'Tijk', 'Katoen: percal']],
  ['Kleur:', ['Kleur', '']],
  ['een zin zonder paren, en nog een', []],
  ['', []],
])('the pairs in %j are found', (text, expected) => {
  expect(parsePairs(text).flatMap(({ name, value }) => [name, value])).toEqual(expected)
})
