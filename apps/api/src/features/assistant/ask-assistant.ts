import { checkAnswer } from '@sluimer/assistant/exit/check-answer'
import { tidyMessage } from '@sluimer/assistant/text/tidy-message'
import type { AssistantQuestion, AssistantReply } from '@sluimer/contract/assistant/schemas'
import { findProfanity } from '@sluimer/domain/language/profanity'
import type { Connection } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { Draft } from './draft/draft.ts'
import type { Engine } from './plan/engine.ts'
import { answerDistress } from './talk/answer-distress.ts'
import { admitIgnorance } from './talk/answer-talk.ts'
import { findHandOver } from './tools/find-hand-over.ts'

/** The sentence with which the assistant ends a talk (CH-06). */
const endingWords = 'Ik kan je niet helpen als je ongepaste taal gebruikt. De chat wordt nu beëindigd.'

/** What people cry out over something that goes wrong, which insults nobody and ends no talk. */
const exclamations = ['wtf']

/**
 * Answers a message (CH-01). Bad language ends the talk before any engine sees it, and somebody in
 * distress gets the same words from each; what an engine says is shown only
 * when each of its values is one that a tool gave.
 */
export async function askAssistant(
  { db, engine, log }: { db: Connection; engine: Engine; log: Logger },
  question: AssistantQuestion,
  at: Date,
): Promise<AssistantReply> {
  const message = tidyMessage(question.message)
  if (findProfanity(message).some((word) => !exclamations.includes(word)))
    return toReply(db, { ...admitNothing(), content: endingWords }, true)
  const draft =
    message === ''
      ? admitIgnorance()
      : (answerDistress(message) ?? (await engine.answer({ ...question, message }, at)))
  const paths = [...draft.links.map(({ path }) => path), ...draft.products.map(({ link }) => link)]
  const objections = checkAnswer({ content: draft.content, paths }, draft.facts)
  if (objections.length === 0) return toReply(db, draft, false)
  log.warn({ objections: objections.map(({ kind }) => kind) }, 'an answer of the assistant was held back')
  return toReply(db, { ...admitIgnorance(), subject: draft.subject }, false)
}

function admitNothing(): Draft {
  return { ...admitIgnorance(), needsPerson: false, answers: [] }
}

async function toReply(db: Connection, draft: Draft, ends: boolean): Promise<AssistantReply> {
  return {
    message: { role: 'assistant', content: draft.content },
    products: [...draft.products],
    links: [...draft.links],
    answers: [...draft.answers],
    ask: draft.asksOrder ? 'order' : null,
    hand_over: draft.needsPerson ? await findHandOver(db) : null,
    ends,
    subject: draft.subject,
  }
}
