import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { slugify } from './slug.ts'

test.each([
  ['Dekbed 140 × 220 cm', 'dekbed-140-x-220-cm'],
  ['Café crème', 'cafe-creme'],
  ["Foto's & lijsten", 'fotos-en-lijsten'],
  ['Ĳsselmeer', 'ijsselmeer'],
  ['2,5 cm', '2-5-cm'],
  ['2+2 gratis', '2-plus-2-gratis'],
  ['  --Straße--  ', 'strasse'],
  ['★', ''],
])('%j becomes %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('a slug holds only a-z, 0-9 and single hyphens, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const slug = slugify(text)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})
