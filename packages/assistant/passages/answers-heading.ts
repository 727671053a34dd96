import { createLanguage } from '@sluimer/search/text/words/language'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { listConcepts } from '../intent/concepts.ts'
import { fillerWords } from '../text/filler-words.ts'
import type { Passage } from './passage.ts'

const dutch = createLanguage()
const shortest = 3
/** A heading of one word, such as 'Betalen', fits nearly every message. */
const fewestWords = 2
/** Of four words of a message one may be said in another way than the page says it. */
const mostUntold = 0.25
/** Words of grammar; search has more of them, but takes 'werkt' for one as well. */
const grammar = new Set(
  `aan als bij door een geen het hun met naar niet niks onder over sinds tegen tot uit van via voor zelf zich zonder zo
  die deze dat wel nog ook want maar`.split(/\s+/),
)
/** 'Een boxspring op maat' is one that somebody put together. */
const toMeasure = /\bop maat\b/giu

/**
 * Whether a message asks what a heading says, so that the part below it is the answer whatever else the message resembles: it has all words
 * of the heading that say something, and hardly one besides.
 */
export function asksHeading(message: string, { title }: Pick<Passage, 'title'>): boolean {
  const said = listContent(message.replace(toMeasure, ' samengesteld '))
  const heading = listContent(title)
  if (heading.length < fewestWords || !heading.every((word) => hasWord(said, word))) return false
  return said.filter((word) => !hasWord(heading, word)).length <= said.length * mostUntold
}

/** Returns the stems of the words that say something, each once. */
function listContent(text: string): string[] {
  const words = splitTokens(fold(text)).filter(
    (word) => word.length >= shortest && !fillerWords.has(word) && !grammar.has(word),
  )
  return [...new Set(words.map(dutch.stem))]
}

/** Whether a list has a word, or another one for putting something together. */
function hasWord(words: readonly string[], word: string): boolean {
  return words.includes(word) || (isMade(word) && words.some(isMade))
}

function isMade(stem: string): boolean {
  return listConcepts(stem).includes('measure')
}
