import { createLanguage } from '@sluimer/search/text/words/language'

const dutch = createLanguage()

/**
 * Returns the part of a text that answers a question: whole sentences around the one with most words of the question, at
 * most `longest` characters, though the best sentence is always whole. Without any such word it is the beginning.
 */
export function excerpt(text: string, question: string, longest: number): string {
  const sentences = splitSentences(text)
  const asked = new Set(
    dutch
      .splitWords(question)
      .flatMap((word) => [word, ...dutch.listAlternatives(word).map((other) => other.word)])
      .map(dutch.stem),
  )
  const scores = sentences.map(({ words }) => words.filter((word) => asked.has(word)).length)
  const best = scores.indexOf(Math.max(...scores))
  // A short text is given whole, and a beginning that says as much is better than a middle.
  let [from, to] = [best, best]
  const lengthOf = (first: number, last: number) =>
    sentences.slice(first, last + 1).reduce((sum, { sentence }) => sum + sentence.length + 1, 0)
  while (from > 0 && lengthOf(0, to) <= longest) from -= 1
  while (to + 1 < sentences.length && lengthOf(from, to + 1) <= longest) to += 1
  const lines = sentences.slice(from, to + 1)
  return lines
    .map(({ sentence, endsLine }) => (endsLine ? `${sentence}\n` : `${sentence} `))
    .join('')
    .trim()
}

/** A full stop inside a number ends no sentence. */
function splitSentences(text: string) {
  return text.split('\n').flatMap((line) => {
    const sentences = line.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}€‘“])/u).filter(Boolean)
    return sentences.map((sentence, at) => ({
      sentence,
      endsLine: at === sentences.length - 1,
      words: [...new Set(dutch.splitWords(sentence).map(dutch.stem))],
    }))
  })
}
