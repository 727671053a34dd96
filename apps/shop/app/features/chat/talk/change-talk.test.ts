import { mostSavedMessages } from '@sluimer/domain/assistant/limits'
import { expect, test } from 'vitest'
import { answerQuestion, rateTalk, readYesOrNo } from './answer-question.ts'
import { addReply, addUserMessage, append, ask, failMessage, retryMessage } from './change-talk.ts'
import { aReply, aTalk, aTime, someMeans } from './talk.builders.ts'
import { emptyTalk, findOpenQuestion } from './talk.ts'

const goodbye = aReply('Graag gedaan. Nog een fijne dag!')
const said = (talk: { messages: readonly { content: string }[] }) =>
  talk.messages.map(({ content }) => content)

test('[CH-01] an answer stands under its question, wherever the talk has gone on meanwhile', () => {
  const means = someMeans()
  const first = addUserMessage(emptyTalk, { id: 'a', content: 'Eerste' }, means)
  const both = addUserMessage(first, { id: 'b', content: 'Tweede' }, means)
  const answered = addReply(addReply(both, 'b', aReply('Twee'), means), 'a', aReply('Een'), means)
  expect(said(answered)).toEqual(['Eerste', 'Een', 'Tweede', 'Twee'])
})

test('[CH-02] an answer to a talk that has ended in another tab changes nothing', () => {
  expect(addReply(emptyTalk, 'q', aReply('Te laat'), someMeans())).toBe(emptyTalk)
})

test('[CH-03] a closing answer at the start is followed by the question whether all is answered', () => {
  const talk = aTalk('Bedankt', goodbye)
  expect(talk.step).toBe('start')
  expect(findOpenQuestion(talk)?.content).toBe('Zijn uw vragen beantwoord?')
  expect(findOpenQuestion(aTalk('Hoi', aReply('Hallo!')))).toBeUndefined()
})

test('[CH-03] a closing answer asks nothing while the talk is being rated or ended', () => {
  const means = someMeans()
  for (const about of ['rating', 'end'] as const) {
    const waiting = addUserMessage(emptyTalk, { id: 'q', content: 'Bedankt' }, means)
    const talk = addReply(ask(waiting, about, means), 'q', goodbye, means)
    expect(said(talk).filter((words) => words === 'Zijn uw vragen beantwoord?')).toEqual([])
  }
})

test('[CH-03] no: the talk goes on at the start', () => {
  const outcome = answerQuestion(aTalk('Bedankt', goodbye), 'Nee', someMeans())
  expect(outcome.hasEnded).toBe(false)
  expect(outcome.talk.step).toBe('start')
  expect(findOpenQuestion(outcome.talk)).toBeUndefined()
})

test('[CH-02] [CH-04] yes leads from the start to the rating, and the stars to the end', () => {
  const { talk } = answerQuestion(aTalk('Bedankt', goodbye), 'Ja', someMeans())
  expect(talk.step).toBe('rating')
  expect(findOpenQuestion(talk)?.content).toBe('Hoe beoordeelt u deze chat?')
  const rated = rateTalk(talk, 4, someMeans())
  expect(rated).toMatchObject({ step: 'end', rating: 4 })
  expect(said(rated).slice(-3)).toEqual([
    '4 sterren',
    'Bedankt voor je beoordeling!',
    'Wilt u de chat beëindigen?',
  ])
  expect(answerQuestion(rated, 'Ja', someMeans())).toMatchObject({ hasEnded: true, talk: { rating: 4 } })
})

test('[CH-04] no to the end: had u nog andere vragen, and the stars are asked only once', () => {
  const means = someMeans()
  const rated = rateTalk(answerQuestion(aTalk('Bedankt', goodbye), 'Ja', means).talk, 5, means)
  const { talk, hasEnded } = answerQuestion(rated, 'Nee', means)
  expect(hasEnded).toBe(false)
  expect(talk.step).toBe('start')
  expect(said(talk).at(-1)).toBe('Had u nog andere vragen?')
  const again = addReply(addUserMessage(talk, { id: 'r', content: 'Dank' }, means), 'r', goodbye, means)
  expect(findOpenQuestion(answerQuestion(again, 'Ja', means).talk)?.content).toBe(
    'Wilt u de chat beëindigen?',
  )
})

test.each([0, 6, 2.5, Number.NaN])('[CH-04] %s stars are no rating', (stars) => {
  const asked = ask(emptyTalk, 'rating', someMeans())
  expect(rateTalk(asked, stars, someMeans())).toBe(asked)
})

test('[CH-04] stars and answers count only while their question is open', () => {
  const talk = aTalk('Hoi', aReply('Hallo!'))
  expect(rateTalk(talk, 5, someMeans())).toBe(talk)
  expect(answerQuestion(talk, 'Ja', someMeans())).toEqual({ hasEnded: false, talk })
  const asked = ask(talk, 'end', someMeans())
  const goneOn = addUserMessage(asked, { id: 'x', content: 'Nog iets' }, someMeans())
  expect(goneOn.step).toBe('start')
  expect(answerQuestion(goneOn, 'Ja', someMeans()).hasEnded).toBe(false)
})

test('[CH-06] bad language ends the talk without a question', () => {
  const talk = aTalk('…', aReply('Nog een fijne dag. De chat wordt nu beëindigd.', { ends: true }))
  expect(talk.isEndingUnsaved).toBe(true)
  expect(findOpenQuestion(talk)).toBeUndefined()
})

test('[CH-01] what failed says why, stays, and can be sent again', () => {
  const waiting = addUserMessage(emptyTalk, { id: 'q', content: 'Hoi' }, someMeans())
  const failed = failMessage(waiting, 'q', 'Er is iets misgegaan, probeer het later opnieuw.', aTime)
  expect(failed.messages[0]).toMatchObject({ content: 'Hoi', state: 'failed' })
  const again = retryMessage(failed, 'q', aTime + 5)
  expect(again.messages[0]).toEqual({ ...waiting.messages[0], sentAt: aTime + 5 })
})

test('[CH-02] no more is kept than can be saved: the oldest leave', () => {
  const many = Array.from({ length: mostSavedMessages + 3 }, (_, at) => ({
    ...{ id: `n${at}`, role: 'user', content: `${at}`, state: 'sent', sentAt: aTime },
  })) as Parameters<typeof append>[2][]
  const talk = append(emptyTalk, aTime, ...many)
  expect(talk.messages).toHaveLength(mostSavedMessages)
  expect(talk.messages[0]?.content).toBe('3')
})

test.each([
  ['Ja', 'Ja'],
  [' ja! ', 'Ja'],
  ['NEE.', 'Nee'],
  ['neen', 'Nee'],
  ['ja, maar hoe lang duurt het?', undefined],
  ['', undefined],
])('[CH-03] "%s" where yes and no are offered is %s', (typed, answer) => {
  expect(readYesOrNo(typed)).toBe(answer)
})
