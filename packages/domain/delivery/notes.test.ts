import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNote, maxNoteLength, tidyNote } from './notes.ts'

test('a note keeps its lines and loses invisible characters', () => {
  expect(tidyNote('  Bel links  \r\n\r\n\r\n\r\ntweede trap\t\n')).toBe('Bel links\n\ntweede trap')
  expect(tidyNote(' \r\n ')).toBe('')
})

test('tidying twice changes nothing more', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u2028', 'a', '.') }),
      (text) => {
        expect(tidyNote(tidyNote(text))).toBe(tidyNote(text))
      },
    ),
  )
})

test.each(['\u0000', '\u0007', '\u001b[31m', '\u0085', '\u2028', '\ud800'])('%j is not a text', (text) => {
  expect(isNote(`Bel${text}aan`)).toBe(false)
})

test('other scripts, emoji, quotes and angle brackets are text', () => {
  expect(isNote('Звонок не работает 🙂 <b>"achterom"</b>\nbus 2')).toBe(true)
})

test('a note has a maximum length', () => {
  expect(isNote('a'.repeat(maxNoteLength))).toBe(true)
  expect(isNote('a'.repeat(maxNoteLength + 1))).toBe(false)
})
