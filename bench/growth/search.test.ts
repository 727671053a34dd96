import { expect, test } from 'vitest'
import { createProductIndex } from '../../packages/search/create-product-index.ts'
import { aQuery } from '../../packages/search/testing/a-product.ts'
import { aShop } from '../../packages/search/testing/a-shop.ts'
import { createLanguage } from '../../packages/search/text/words/language.ts'
import { readSynonymWord } from '../../packages/search/text/words/synonym-word.ts'
import { fold, splitTokens } from '../../packages/search/text/words/tokens.ts'
import { findRunaway } from './growth.ts'
import { hostileTexts } from './hostile-texts.ts'

const index = createProductIndex()
index.rebuild(aShop())
const language = createLanguage()

const readers: Record<string, (text: string) => unknown> = {
  'a search': (text) => index.search(aQuery({ text, sort: 'relevance' })),
  'a suggestion': (text) => index.suggest(text, 8),
  'folding and splitting': (text) => splitTokens(fold(text)),
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
