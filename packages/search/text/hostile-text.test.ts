import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { StateBuilder } from '../state-builder.ts'
import { aQuery } from '../testing/a-product.ts'
import { aShop } from '../testing/a-shop.ts'
import { propertyTimeoutMs } from '../testing/arbitrary.ts'
import { createLanguage } from './words/language.ts'

const index = createProductIndex()
index.rebuild(aShop())
const search = (text: string) => index.search(aQuery({ text, sort: 'relevance' }))

const words = [
  'dekbed',
  'hoeslaken',
  'boxspring',
  'blauw',
  'katoen',
  'topper',
  'kussen',
  '160x200',
  'donzen',
  'zetel',
]
const signs = [
  '.*+?^$',
  '{}()|[]',
  '(((((((((((',
  '\\\\',
  '%_',
  '"\'`',
  '<script>',
  '\u0000',
  '\u001b[2J',
  '\u200b\ufeff',
  '\ud83d',
]
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 100 }),
  fc
    .array(fc.constantFrom(...words, ...signs, '\ud83d\udecf\ufe0f', 'e\u0301\u0323\u0300', 'x'), {
      maxLength: 250,
    })
    .map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...words, ...signs, 'en', 's'), { maxLength: 60 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...words, ...signs, 'a', '1', '\u0301', ' '), fc.integer({ min: 1, max: 5000 }))
    .map(([part, times]) => part.repeat(times).slice(0, 10_000)),
)

describe('whatever is typed', () => {
  test('is answered with a true listing and true suggestions', { timeout: propertyTimeoutMs }, () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { total, ids, filledFrom = total, relaxed } = search(text)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBe(Math.min(24, total))
        expect(filledFrom).toBeLessThanOrEqual(total)
        expect(relaxed?.droppedWords.length ?? 0).toBeLessThanOrEqual(200)
        expect(index.suggest(text, 8).length).toBeLessThanOrEqual(8)
      }),
      { numRuns: 200 },
    )
  })

  test('no more than 200 letters of it are searched, and 100 completed', {
    timeout: propertyTimeoutMs,
  }, () => {
    fc.assert(
      fc.property(anyText, anyText, (text, more) => {
        const long = text.padEnd(200, 'dekbed ').slice(0, 200)
        expect(search(long + more)).toEqual(search(long))
        expect(index.suggest(long.slice(0, 100) + more, 8)).toEqual(index.suggest(long.slice(0, 100), 8))
      }),
      { numRuns: 80 },
    )
  })
})

/** Counts the look-ups that reading and matching a text takes: a measure of work that is the same on every machine. */
function countLookUps() {
  const builder = new StateBuilder(createLanguage())
  for (const document of aShop()) builder.add(document)
  const {
    text,
    words: { vocabulary },
  } = builder.finish()
  text.find('dekbed')
  const stem = vi.spyOn(vocabulary.language, 'stem')
  const spies = [
    stem,
    vi.spyOn(vocabulary, 'getPostings'),
    vi.spyOn(vocabulary, 'findTerm'),
    vi.spyOn(vocabulary, 'endingsIn'),
    vi.spyOn(vocabulary.forwards, 'startingWith'),
  ]
  return (typed: string) => {
    for (const spy of spies) spy.mockClear()
    text.find(typed)
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  }
}

test('no text takes more work than a visitor with a dozen words may cause', {
  timeout: propertyTimeoutMs,
}, () => {
  const work = countLookUps()
  const ordinary = work('boxspring topper katoen blauw')
  expect(ordinary).toBeGreaterThan(20)
  const most = 10_000
  fc.assert(
    fc.property(anyText, (text) => {
      expect(work(text)).toBeLessThan(most)
    }),
    { numRuns: 150 },
  )
  for (const text of [
    'dekbed '.repeat(200),
    'x'.repeat(5000),
    'dekbedovertrek'.repeat(400),
    'q w e r t y u i o p a s d',
  ]) {
    expect(work(text)).toBeLessThan(most)
  }
})
