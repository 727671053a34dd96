import { hasClosingWord } from '@sluimer/domain/assistant/closing-word'
import { createLanguage } from '@sluimer/search/text/words/language'
import type { Intent } from '../intent/intents.ts'
import { findUsualQuestion } from '../questions/find-question.ts'
import { paraphrase } from './paraphrases.ts'
import type { Passage } from './passage.ts'
import { describeTable, narrowTable } from './table.ts'

const dutch = createLanguage()
/** A sentence with 'Ja' or 'Nee' answers by itself; what explains it comes after it. */
const verdict = /^(?:ja|nee|neen)\b/iu
/** A sentence that leads to the next paragraph says nothing without it. */
/** A sentence that begins so leans on the one before it; 'Alleen wie …' leans on its heading. */
const leans = /^(?:Dat|Die|Dit|Daar\p{L}*|Dan|Ze|Hij)\b/u
const leansOnHeading = /^Alleen\b/u
const pointsElsewhere = /\b(?:hierboven|hieronder)\b|:$/iu

/** A word of the question itself counts for more than one that means the same. */
const ownWeight = 2

/** Whether a text begins with 'Ja' or 'Nee'. */
export function startsWithVerdict(text: string): boolean {
  return verdict.test(text)
}

/** Returns the stems of a question's words, of their synonyms, and of the words that pages have for them. */
export function listAskedStems(question: string, intent?: Intent): ReadonlySet<string> {
  return new Set(
    [question, paraphrase(question, intent), findUsualQuestion(question, intent)?.text ?? '']
      .flatMap((text) => dutch.splitWords(text))
      .flatMap((word) => [word, ...dutch.listAlternatives(word).map((other) => other.word)])
      .map(dutch.stem),
  )
}

/**
 * Returns the part of a passage that answers a question: a text of at most `longest` characters whole, of a longer one the
 * sentence with most words of the question and what follows it, and of a table only the rows and the column that are
 * asked for. The best sentence is always whole. A sentence that says goodbye or asks how it went is left out, since it
 * would end the talk (CH-03).
 */
export function excerpt(
  { title, text, table }: Passage,
  { question, intent }: { question: string; intent?: Intent | undefined },
  longest: number,
): string {
  const asked = listAskedStems(question, intent)
  const sentences = splitSentences(table === undefined ? text : describeTable(narrowTable(table, asked)))
  const own = new Set(dutch.splitWords(question).map(dutch.stem))
  // What the whole passage is about tells no sentence from another.
  const heading = new Set(dutch.splitWords(title).map(dutch.stem))
  const scores = sentences.map(({ words }) =>
    words.reduce(
      (sum, word) => sum + (own.has(word) && !heading.has(word) ? ownWeight : asked.has(word) ? 1 : 0),
      0,
    ),
  )
  const best = scores.indexOf(Math.max(...scores))
  const lengthOf = (first: number, last: number) =>
    sentences.slice(first, last + 1).reduce((sum, { sentence }) => sum + sentence.length + 1, 0)
  let [from, to] = [best, best]
  // A beginning that says as much is better than a middle, and the answer itself may be in the first word.
  const isWhole = lengthOf(0, sentences.length - 1) <= longest
  if (isWhole || startsWithVerdict(text) || sentences[best - 1]?.endsLine === false)
    while (from > 0 && lengthOf(from - 1, to) <= longest) from -= 1
  // 'Dat tellen we automatisch' says nothing without the sentence before it.
  while (from > 0 && leans.test(sentences[from]?.sentence ?? '') && sentences[from - 1]?.endsLine === false)
    from -= 1
  while (to + 1 < sentences.length && lengthOf(from, to + 1) <= longest) to += 1
  const lines = sentences.slice(from, to + 1)
  const said = lines
    .map(({ sentence, endsLine }) => (endsLine ? `${sentence}\n` : `${sentence} `))
    .join('')
    .trim()
  // 'Veren die elk in een eigen zakje zitten' is not an answer to what something is without its name.
  const subject = [...heading].filter((stem) => own.has(stem))
  const isNamed = subject.every((stem) => lines.some(({ words }) => words.includes(stem)))
  const isExplained = intent === 'care' || intent === 'firmness'
  if (leansOnHeading.test(said) && from === 0 && !title.endsWith('?'))
    return `${title}: ${said.replace(leansOnHeading, 'alleen')}`
  return isNamed || !isExplained || table !== undefined || /[?.!]$/.test(title) ? said : `${title}: ${said}`
}

/** A full stop inside a number ends no sentence. */
function splitSentences(text: string) {
  return text.split('\n').flatMap((line) => {
    const sentences = line
      .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}€‘“])/u)
      .filter((sentence) => sentence !== '' && !hasClosingWord(sentence) && !pointsElsewhere.test(sentence))
    return sentences.map((sentence, at) => ({
      sentence,
      endsLine: at === sentences.length - 1,
      words: [...new Set(dutch.splitWords(sentence).map(dutch.stem))],
    }))
  })
}
