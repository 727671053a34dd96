import { readData } from '../read-data.ts'

export interface DemoSynonym {
  term: string
  words: string[]
  /** `one_way`: the term finds the words, but the words do not find the term. */
  direction: 'two_way' | 'one_way'
}

/** Words that this shop's customers use and that no dictionary of the search engine has: what staff would add themselves. */
export const demoSynonyms = readData<DemoSynonym[]>('search/synonyms.json')
