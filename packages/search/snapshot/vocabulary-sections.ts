import { Vocabulary } from '../text/vocabulary/vocabulary.ts'
import type { Language } from '../text/words/language.ts'
import { flatten, listEnds, unflatten } from './row-lists.ts'
import { getArray, type NamedArrays } from './sections.ts'

export interface VocabularyData {
  stems: readonly string[]
  words: readonly string[]
}

export function saveVocabulary(vocabulary: Vocabulary): { arrays: NamedArrays; data: VocabularyData } {
  const rowLists = vocabulary.postings.map(({ rows }) => rows)
  const weightLists = vocabulary.postings.map(({ weights }) => weights)
  const words = [...vocabulary.words()]
  return {
    arrays: {
      'terms.rows': flatten(rowLists, (length) => new Uint32Array(length)),
      'terms.weights': flatten(weightLists, (length) => new Uint8Array(length)),
      'terms.ends': listEnds(rowLists),
      'terms.isCategory': Uint8Array.from(vocabulary.stems, (_, term) =>
        vocabulary.isCategoryWord(term) ? 1 : 0,
      ),
      'words.term': Uint32Array.from(words, ([, { term }]) => term),
      'words.uses': Uint32Array.from(words, ([, { uses }]) => uses),
    },
    data: { stems: vocabulary.stems, words: words.map(([word]) => word) },
  }
}

export function loadVocabulary(arrays: NamedArrays, data: VocabularyData, language: Language): Vocabulary {
  const vocabulary = new Vocabulary(language)
  const isCategory = getArray(arrays, 'terms.isCategory')
  data.stems.forEach((stem, term) => {
    vocabulary.loadTerm(stem, isCategory[term] === 1)
  })
  const ends = getArray(arrays, 'terms.ends')
  unflatten(
    getArray(arrays, 'terms.rows'),
    ends,
    vocabulary.postings.map(({ rows }) => rows),
  )
  unflatten(
    getArray(arrays, 'terms.weights'),
    ends,
    vocabulary.postings.map(({ weights }) => weights),
  )
  const terms = getArray(arrays, 'words.term')
  const uses = getArray(arrays, 'words.uses')
  data.words.forEach((word, i) => {
    vocabulary.loadWord(word, terms[i] as number, uses[i] as number)
  })
  return vocabulary
}
