import { describe, expect, test } from 'vitest'
import { findHeading } from './find-heading.ts'
import { mendWords } from './mend-words.ts'

describe('[CH-01] a word typed with one mistake is read as the one that many use', () => {
  test.each([
    ['brenge jullie op zatterdag', 'brengen jullie op zaterdag'],
    ['ik wil dit annulleren', 'ik wil dit annuleren'],
    ['bezogren', 'bezorgen'],
  ])('%s', (typed, meant) => {
    expect(mendWords(typed)).toBe(meant)
  })

  test.each([['bezorgen jullie op zaterdag'], ['KJD1234567 1234 AB'], ['xqzjvk'], [''], ['de'], ['😀 !?']])(
    '“%s” stays as it is',
    (message) => {
      expect(mendWords(message)).toBe(message)
    },
  )

  test('the heading is found by what was meant', () => {
    expect(findHeading('brenge jullie ook op zatterdag')?.heading).toBe('Bezorgen jullie ook op zaterdag?')
  })
})
