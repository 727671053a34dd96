import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { fillerWords } from './filler-words.ts'

const dutch = createLanguage()
const shortest = 4

/** Returns the stems of the words of a text that tell something: short words, small words and what only fills a message are left out. */
export function listTellingStems(text: string): string[] {
  return dutch
    .splitWords(text)
    .filter(
      (word) => word.length >= shortest && !fillerWords.has(fold(word)) && !dutch.isStopWord(fold(word)),
    )
    .map(dutch.stem)
}
