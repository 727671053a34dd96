import { append, ask, type Means } from './change-talk.ts'
import { chatWords, ownWords } from './chat-words.ts'
import { type AssistantMessage, findOpenQuestion, type Message, type Talk } from './talk.ts'

export type YesOrNo = 'Ja' | 'Nee'

/** What becomes of a talk: it goes on, or it ends and is saved when the shopper rated it (CH-04). */
export type Outcome = { hasEnded: false; talk: Talk } | { hasEnded: true; talk: Talk }

/** Answers the open question of the panel (CH-03, CH-04). Without one, nothing changes. */
export function answerQuestion(talk: Talk, answer: YesOrNo, means: Means): Outcome {
  const question = findOpenQuestion(talk)
  if (!question || question.about === 'rating') return { hasEnded: false, talk }
  const answered = append(talk, means.now, toLocalMessage(answer, means))
  const isYes = answer === 'Ja'
  if (question.about === 'end')
    return isYes
      ? { hasEnded: true, talk: answered }
      : { hasEnded: false, talk: say({ ...answered, step: 'start' }, chatWords.more, means) }
  if (!isYes) return { hasEnded: false, talk: say(answered, ownWords.notAnswered, means) }
  // CH-04: a visitor who rated before is not asked again.
  return { hasEnded: false, talk: ask(answered, talk.rating === null ? 'rating' : 'end', means) }
}

/** Takes the stars, 1 to 5, thanks for them, and asks whether the chat may end (CH-04). */
export function rateTalk(talk: Talk, stars: number, means: Means): Talk {
  if (findOpenQuestion(talk)?.about !== 'rating' || !isRating(stars)) return talk
  const words = stars === 1 ? '1 ster' : `${stars} sterren`
  const rated = append({ ...talk, rating: stars }, means.now, toLocalMessage(words, means))
  return ask(say(rated, ownWords.thanksForRating, means), 'end', means)
}

export function isRating(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5
}

/** Reads what somebody typed where 'Ja' and 'Nee' are offered; undefined for any other message. */
export function readYesOrNo(text: string): YesOrNo | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  if (['ja', 'jazeker', 'jawel', 'yes'].includes(word)) return 'Ja'
  return ['nee', 'neen', 'no'].includes(word) ? 'Nee' : undefined
}

function say(talk: Talk, content: string, means: Means): Talk {
  return append(talk, means.now, toPlainAnswer(content, means.newId()))
}

function toLocalMessage(content: string, { now, newId }: Means): Message {
  return { id: newId(), role: 'user', content, state: 'local', sentAt: now }
}

/** Returns a sentence of the panel itself, without anything under it. */
function toPlainAnswer(content: string, id: string): AssistantMessage {
  return {
    ...{ id, role: 'assistant', content },
    ...{ productIds: [], links: [], answers: [], asksOrder: false, handOver: null },
  }
}
