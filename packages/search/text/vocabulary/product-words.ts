import type { Language } from '../words/language.ts'
import { CodeIndex } from './code-index.ts'
import { Vocabulary } from './vocabulary.ts'

/** All that can be typed to find a product. */
export interface ProductWords {
  vocabulary: Vocabulary
  codes: CodeIndex
}

export function noProductWords(language: Language): ProductWords {
  return { vocabulary: new Vocabulary(language), codes: new CodeIndex() }
}
