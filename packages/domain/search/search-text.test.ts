import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { canSearchByEnter, canSuggest, longestSearchText, tidySearchText } from './search-text.ts'

describe('a text that is searched', () => {
  test.each([
    ['  dekbed   240x220 ', 'dekbed 240x220'],
    ['dek\u0000bed\u001b', 'dek bed'],
    ['\t\n', ''],
    ['crème 🛏️', 'crème 🛏️'],
    ['half \ud83d bed', 'half \ufffd bed'],
  ])('%j is read as %j', (typed, read) => {
    expect(tidySearchText(typed)).toBe(read)
  })

  test('is cut between characters', () => {
    const cut = tidySearchText(`${'a'.repeat(longestSearchText - 1)}🛏`)
    expect(cut).toBe('a'.repeat(longestSearchText - 1))
  })

  test('whatever was typed is short, whole and the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 500 }), (typed) => {
        const read = tidySearchText(typed)
        expect(read.length).toBeLessThanOrEqual(longestSearchText)
        expect(read.isWellFormed()).toBe(true)
        expect(tidySearchText(read)).toBe(read)
      }),
    )
  })
})

test('[CT-12] suggestions come for 3 to 100 characters', () => {
  expect(['de', '  de  ', 'a'.repeat(101)].some(canSuggest)).toBe(false)
  expect(['dek', 'a'.repeat(100)].every(canSuggest)).toBe(true)
})

test('[CT-12] enter searches above 3 characters', () => {
  expect(canSearchByEnter('bed')).toBe(false)
  expect(canSearchByEnter('bed ')).toBe(false)
  expect(canSearchByEnter('bank')).toBe(true)
})
