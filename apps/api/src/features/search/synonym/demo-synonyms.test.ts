import { demoSynonyms } from '@sluimer/demo/search/demo-synonyms'
import { expect, test } from 'vitest'
import { readSynonym } from './synonym-input.ts'

test.each(demoSynonyms)('the demo shop says of $term what can be saved', (synonym) => {
  expect(readSynonym(synonym)).toMatchObject({ ok: true })
})
