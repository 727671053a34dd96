import { findRunaway } from '@sluimer/domain/testing/growth'
import { hostileTexts } from '@sluimer/domain/testing/hostile-texts'
import { expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { createLanguage } from '../text/language.ts'
import { readSynonymWord } from '../text/synonym-word.ts'
import { fold, tokensOf } from '../text/tokens.ts'
import { aQuery } from './a-product.ts'
import { aShop } from './a-shop.ts'

const index = createProductIndex()
index.rebuild(aShop())
const language = createLanguage()

const readers: Record<string, (text: string) => unknown> = {
  'a search': (text) => index.search(aQuery({ text, sort: 'relevance' })),
  'a suggestion': (text) => index.suggest(text, 8),
  'folding and splitting': (text) => tokensOf(fold(text)),
  'a synonym': (text) => readSynonymWord(text, language),
}

test.each(Object.entries(readers))(
  '%s takes no longer than its text is long',
  { timeout: 60_000 },
  (_, read) => {
    const runaways = hostileTexts.flatMap(({ name, ofLength }) => {
      const runaway = findRunaway((length) => read(ofLength(length)))
      return runaway ? [{ text: name, ...runaway }] : []
    })
    expect(runaways).toEqual([])
  },
)
