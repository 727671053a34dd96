import { assistantQuestionSchema, savedChatSchema } from '@sluimer/contract/assistant/schemas'
import { expect, test } from 'vitest'
import { answerQuestion, rateTalk } from './answer-question.ts'
import { addReply, addUserMessage, failMessage } from './change-talk.ts'
import { aReply, aTalk, aTime, someMeans } from './talk.builders.ts'
import { emptyTalk, type Talk, type UserMessage } from './talk.ts'
import { toQuestion, toSavedMessages } from './to-calls.ts'

const goodbye = aReply('Nog een fijne dag!')
const lastOf = (talk: Talk) => talk.messages.at(-1) as UserMessage

test('[CH-01] a message goes with the talk before it and the subject of the last answer', () => {
  const means = someMeans()
  const talk = aTalk('Blauw dekbed', aReply('Deze', { subject: 's1' }), means)
  const next = addUserMessage(talk, { id: 'r', content: 'Groen', value: 'en in het groen?' }, means)
  const question = toQuestion(next, lastOf(next))
  expect(question).toEqual({
    message: 'en in het groen?',
    history: [
      { role: 'user', content: 'Blauw dekbed' },
      { role: 'assistant', content: 'Deze' },
    ],
    subject: 's1',
  })
  expect(assistantQuestionSchema.parse(question)).toEqual(question)
})

test('[CH-03] the panel’s own questions, their answers and what failed are not part of what the assistant reads', () => {
  const means = someMeans()
  const { talk } = answerQuestion(aTalk('Bedankt', goodbye, means), 'Nee', means)
  const failed = failMessage(addUserMessage(talk, { id: 'f', content: 'Weg' }, means), 'f', undefined, aTime)
  const next = addUserMessage(failed, { id: 'r', content: 'Nog iets' }, means)
  const contents = toQuestion(next, lastOf(next)).history.map(({ content }) => content)
  expect(contents).not.toContain('Zijn uw vragen beantwoord?')
  expect(contents).not.toContain('Nee')
  expect(contents).not.toContain('Weg')
})

test('[CH-01] of a long talk the latest messages go along, each as long as the api takes it', () => {
  const means = someMeans()
  let talk = emptyTalk
  for (let turn = 0; turn < 20; turn++) {
    talk = addUserMessage(talk, { id: `t${turn}`, content: `vraag ${turn}` }, means)
    talk = addReply(talk, `t${turn}`, aReply(`${turn}`.repeat(5_000).slice(0, 5_000)), means)
  }
  const next = addUserMessage(talk, { id: 'last', content: 'En nu?' }, means)
  const question = toQuestion(next, lastOf(next))
  expect(assistantQuestionSchema.safeParse(question).success).toBe(true)
  expect(question.history.at(-1)?.content).toMatch(/^19/)
})

test('[CH-04] saved is all that was said, with the stars, in the api’s form', () => {
  const means = someMeans()
  const asked = answerQuestion(aTalk('Bedankt', goodbye, means), 'Ja', means).talk
  const { talk } = answerQuestion(rateTalk(asked, 3, means), 'Ja', means)
  const saved = { messages: toSavedMessages(talk), rating: talk.rating }
  expect(savedChatSchema.safeParse(saved).success).toBe(true)
  expect(saved.messages.map(({ role, content }) => `${role}: ${content}`)).toEqual([
    'user: Bedankt',
    'assistant: Nog een fijne dag!',
    'assistant: Zijn uw vragen beantwoord?',
    'user: Ja',
    'assistant: Hoe beoordeelt u deze chat?',
    'user: 3 sterren',
    'assistant: Bedankt voor je beoordeling!',
    'assistant: Wilt u de chat beëindigen?',
    'user: Ja',
  ])
})
