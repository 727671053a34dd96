import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hyphenate, hyphenateWords } from './hyphenate.ts'

test.each([
  'Dek-bed-over-trekken',
  'Hoes-lakens',
  'Matras-beschermers',
  'Hoofd-kussens',
  'Kussen-slopen',
  'Warmte-klasse',
  'Donker-groen',
  'Box-springs',
  'zij-slapers',
  'ver-stel-baar',
  'Aan-bie-din-gen',
])('%s is broken where Dutch breaks it', (expected) => {
  expect(hyphenate(expected.replaceAll('-', '')).join('-')).toBe(expected)
})

test('every long word of a text is listed once, with its parts', () => {
  expect(hyphenateWords('Vloerlampen en tafellampen, of vloerlampen? Vloerlampen!')).toEqual([
    ['Vloerlampen', ['Vloer', 'lampen']],
    ['tafellampen', ['tafel', 'lampen']],
    ['vloerlampen', ['vloer', 'lampen']],
  ])
})

test('short words and figures stay whole', () => {
  expect(hyphenateWords('Dekbed van 240 x 220 cm in katoen')).toEqual([])
})

test('the parts of any word are the word again, and none is shorter than three letters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aeiouybdkrstchĳé'), minLength: 1, maxLength: 30 }),
      (word) => {
        const parts = hyphenate(word)
        expect(parts.join('')).toBe(word)
        // Two letters on a line of their own look like a mistake.
        if (parts.length > 1) expect(Math.min(...parts.map(({ length }) => length))).toBeGreaterThan(2)
      },
    ),
  )
})
