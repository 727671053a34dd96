import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { listConcepts } from '../intent/concepts.ts'
import type { Intent } from '../intent/intents.ts'
import { paraphrase } from '../passages/paraphrases.ts'
import type { Passage } from '../passages/passage.ts'
import { findUsualQuestion } from '../questions/find-question.ts'
import { generalise } from '../questions/generalise.ts'
import { listStemsOfAsking } from '../questions/question-bank.ts'
import { fillerWords } from '../text/filler-words.ts'

const dutch = createLanguage()
const shortest = 4

/** What the words of a question are to the passage that shall answer it. */
interface Fit {
  /** Words that say what is asked. */
  readonly content: readonly string[]
  /** Those that neither the passage has, nor shoppers who ask for it, nor the service in general. */
  readonly strange: readonly string[]
}

/** Returns which words of a question a passage leaves out, so that an answer beside the point can be told from one to it. */
export function findStrangeWords(question: string, passage: Passage, intent: Intent | undefined): Fit {
  const usual = findUsualQuestion(question, intent)
  const told = new Set(
    dutch
      .splitWords(
        [passage.title, passage.pageTitle, passage.searchWords, passage.text, usual?.text ?? ''].join(' '),
      )
      .map(dutch.stem),
  )
  const asking = listStemsOfAsking(usual?.text ?? '')
  const content = [...new Set(dutch.splitWords(generalise(question)))].filter(
    (word) =>
      word.length >= shortest &&
      !/\d/.test(word) &&
      !fillerWords.has(fold(word)) &&
      !dutch.isStopWord(fold(word)),
  )
  const isExplained = (word: string) => {
    const stems = [word, ...dutch.listAlternatives(word).map((other) => other.word)].map(dutch.stem)
    return (
      stems.some((stem) => told.has(stem) || asking.has(stem)) ||
      listConcepts(fold(word)).length > 0 ||
      paraphrase(word, intent) !== ''
    )
  }
  return { content, strange: content.filter((word) => !isExplained(word)) }
}
