import { expect, test } from 'vitest'
import { inReadableParts, toParagraphs } from './plain-text.ts'

test('markup that a system keeps escaped is markup all the same, and what it could run is dropped', () => {
  expect(
    toParagraphs(
      '&lt;p&gt;Zacht &amp;amp; koel&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;&lt;ul&gt;&lt;li&gt;Rits',
    ),
  ).toEqual(['Zacht & koel', 'Rits'])
})

test('a text about tags, or one beside tags, is a text', () => {
  expect(toParagraphs('Maat &lt; 90 cm')).toEqual(['Maat < 90 cm'])
  expect(toParagraphs('<p>Schrijf &lt;b&gt; zo</p>')).toEqual(['Schrijf <b> zo'])
})

test('a text without a break is parted after a sentence, and loses nothing', () => {
  const text = 'Zacht en warm. '.repeat(700).trim()
  const parts = inReadableParts(text)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.every((part) => part.length <= 5_000 && part.endsWith('.'))).toBe(true)
  expect(parts.join(' ')).toBe(text)
  expect(inReadableParts('x'.repeat(5_001))).toEqual(['x'.repeat(5_000), 'x'])
})
