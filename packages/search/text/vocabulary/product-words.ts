import type { Language } from '../words/language.ts'
import { CodeIndex } from './code-index.ts'
import { Vocabulary } from './vocabulary.ts'

/** Everything that finds a product when it is typed. */
export interface ProductWords {
  vocabulary: Vocabulary
  codes: CodeIndex
}

/** Returns the words of an index without products. */
export function noProductWords(language: Language): ProductWords {
  return { vocabulary: new Vocabulary(language), codes: new CodeIndex() }
}
