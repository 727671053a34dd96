import { expect, test } from 'vitest'
import { paragraphsOf } from './mapping/plain-text.ts'

test('markup that a system keeps escaped is markup all the same, and what it could run is dropped', () => {
  expect(
    paragraphsOf(
      '&lt;p&gt;Zacht &amp;amp; koel&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;&lt;ul&gt;&lt;li&gt;Rits',
    ),
  ).toEqual(['Zacht & koel', 'Rits'])
})

test('a text about tags, or one beside tags, is a text', () => {
  expect(paragraphsOf('Maat &lt; 90 cm')).toEqual(['Maat < 90 cm'])
  expect(paragraphsOf('<p>Schrijf &lt;b&gt; zo</p>')).toEqual(['Schrijf <b> zo'])
})
