import { describe, expect, test } from 'vitest'
import { createLanguage } from './language.ts'

const { splitWords, listAlternatives } = createLanguage()

test.each([
  ['Matras 160x200', ['matras', '160x200']],
  ['160 x 200 cm', ['160x200']],
  ['160×200×25 cm', ['160x200']],
  ['160*200', ['160x200']],
  ['160 bij 200', ['160x200']],
  ['160/200', ['160x200']],
  ['1,60 x 2,00 m', ['160x200']],
  ['1.40x2.00m', ['140x200']],
  ['set van 2, 60x70 en 50x70', ['set', '2', '60x70', '50x70']],
  ['hoogte 24/7', ['hoogte', '24', '7']],
  ['2-persoons', ['2persoons']],
  ['twee persoons', ['2persoons']],
  ['Tweepersoonsbed', ['2persoons', 'bed']],
  ['1 pers.', ['1persoons']],
  ['1p', ['1persoons']],
  ['eenpersoonsmatras', ['1persoons', 'matras']],
  ['lits-jumeaux', ['litsjumeaux']],
  ['Lits jumeau', ['litsjumeaux']],
  ['vier seizoenen', ['4seizoenen']],
  ["foto's", ['foto']],
  ['Crème bouclé', ['creme', 'boucle']],
  ['off-white', ['offwhite']],
  ['hoes voor de bank', ['hoes', 'bank']],
])('"%s" is read as %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('a text of stop words only is read as it is', () => {
  expect(splitWords('het is van ons')).toEqual(['het', 'is', 'van', 'ons'])
})

describe('alternatives', () => {
  const words = (word: string) => listAlternatives(word).map((alternative) => alternative.word)

  test('work both ways between synonyms, in any form', () => {
    expect(words('zetels')).toContain('fauteuil')
    expect(words('fauteuil')).toContain('zetel')
  })

  test('work one way from a broad word to what it covers', () => {
    expect(words('bedlinnen')).toContain('hoeslaken')
    expect(words('hoeslaken')).not.toContain('bedlinnen')
  })

  test('serve compounds by their head', () => {
    expect(words('relaxzetel')).toContain('relaxfauteuil')
  })
})

test('the identity changes with the way documents are read, not with the way queries are', () => {
  const { identity } = createLanguage()
  expect(createLanguage({ stopWords: ['svp'] }).identity).not.toBe(identity)
  expect(createLanguage({ synonyms: [['a', 'b']] }).identity).toBe(identity)
})
