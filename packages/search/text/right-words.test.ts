import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { aQuery } from '../testing/a-product.ts'
import { aShop } from '../testing/a-shop.ts'

const products = aShop()
const titleById = new Map(products.map(({ id, title }) => [id, title]))
const index = createProductIndex()
index.rebuild(products)

const search = (text: string, isLiteral = false) =>
  index.search(aQuery({ text, sort: 'relevance', isLiteral }))
const titlesFor = (text: string) => search(text).ids.map((id) => titleById.get(id) ?? '')

describe('a right word is never taken for a typing error', () => {
  test.each([
    'retourneren',
    'verzendkosten',
    'openingstijden',
    'heren',
    'schilderijen',
    'hondenmand',
    'wasmand',
    'chauffage',
    'shoes',
    'vork',
  ])('%s', (word) => {
    expect(search(`${word} dekbed`).relaxed?.corrected).toBeUndefined()
    expect(search(`dekbed ${word}`).relaxed).toMatchObject({ droppedWords: [word] })
  })

  test('and a kind of product stays when a right word beside it finds nothing', () => {
    expect(titlesFor('badjas heren xl')[0]).toBe('Badjas wafel')
    expect(search('badjas heren xl').relaxed).toEqual({ droppedWords: ['heren', 'xl'] })
  })

  test('nor is its end taken for its meaning', () => {
    expect(search('retourneren').total).toBe(products.length)
    expect(search('retourneren').relaxed).toEqual({ droppedWords: ['retourneren'] })
  })
})

describe('of the words that may have been meant', () => {
  test('the name of a kind comes before a quality', () => {
    expect(search('plad').relaxed?.corrected).toBe('plaid')
    expect(search('vloerleed').relaxed?.corrected).toBe('vloerkleed')
  })

  test.each([
    ['tapjt', 'tapijt'],
    ['donsdken', 'donsdeken'],
    ['kussenhos', 'kussenhoes'],
  ])('%s is %s, a word that only the lists know', (typed, meant) => {
    expect(search(typed).relaxed?.corrected).toBe(meant)
  })

  test('two right words that are only joined by chance are one mistake', () => {
    expect(search('boxsring').relaxed?.corrected).toBe('boxspring')
  })
})

test('words that are right already are neither corrected nor reduced', () => {
  expect(search('plad', true).relaxed).toEqual({ droppedWords: ['plad'] })
  expect(search('dekbed plad', true).relaxed).toEqual({ droppedWords: ['plad'] })
})

describe('another language', () => {
  test.each([
    ['pillow', /kussen/i],
    ['duvet cover', /overtrek/i],
    ['fitted sheets', /Hoeslaken/],
    ['bath towel', /Badhanddoek/],
    ['bed linen', /overtrek|Hoeslaken|Kussensloop/i],
    ['velvet chair', /velvet|stoel|fauteuil/i],
    ['bedside table', /Nachtkastje/],
    ['carpet', /vloerkleed/i],
    ['rug 160x230', /vloerkleed/i],
    ['housse de couette', /overtrek/i],
    ['couette', /dekbed(?!overtrek)/i],
    ['rideaux', /gordijn/i],
    ['oreiller', /kussen/i],
    ['drap housse', /Hoeslaken/],
    ['tapis pour salon', /vloerkleed/i],
    ['drap de bain', /Badhanddoek/],
  ])('%s', (text, kind) => {
    expect(titlesFor(text)[0]).toMatch(kind)
    expect(search(text).relaxed?.corrected).toBeUndefined()
  })

  test('a word that is Dutch as well keeps its meaning beside a kind of product', () => {
    expect(titlesFor('matras rug')[0]).toMatch(/matras/i)
  })

  test('a Dutch compound written apart is not a foreign phrase', () => {
    expect(titlesFor('grand foulard')[0]).toBe('Sprei gewatteerd')
  })
})

describe('a complaint or an occasion in several words', () => {
  test.each([
    ['koude voeten in bed', /plaid|flanel|wol/i],
    ['cadeau voor moeder', /plaid|badjas/i],
    ['pijn in rug', /matras|Zijslaper/i],
  ])('%s', (text, kind) => {
    expect(titlesFor(text)[0]).toMatch(kind)
  })
})

describe('compounds', () => {
  test.each([
    ['hoeslakenjersey', /^Hoeslaken jersey/],
    ['hoeslakenjersey zwart', /^Hoeslaken jersey/],
    ['hoofdkussensloop', /^Kussensloop/],
    ['tweepersoonsdekbedovertrek', /overtrek/i],
    ['babydekbedovertrek', /overtrek/i],
    ['boxspringtopperhoeslaken', /^Hoeslaken topper/],
    ['logeermatras', /matras/i],
  ])('%s', (text, kind) => {
    expect(titlesFor(text)[0]).toMatch(kind)
  })
})

describe('a number with its unit', () => {
  test('90% is no 90 cm', () => {
    expect(search('dons 90%').relaxed).toEqual({ droppedWords: ['90%'] })
  })

  test('a size is still read as a size', () => {
    expect(search('matras 90 cm').relaxed).toBeUndefined()
  })
})
