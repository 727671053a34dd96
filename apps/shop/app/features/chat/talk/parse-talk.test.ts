import { mostSavedMessages } from '@sluimer/domain/assistant/limits'
import { expect, test } from 'vitest'
import { answerQuestion, rateTalk } from './answer-question.ts'
import { addUserMessage, failMessage } from './change-talk.ts'
import { longestPauseMs, parseTalk } from './parse-talk.ts'
import { aReply, aTalk, aTime, someMeans } from './talk.builders.ts'
import type { Talk } from './talk.ts'

const handOver = {
  phone: '085 012 34 56',
  hours: 'Op werkdagen',
  contact_path: '/service/klantenservice-contact/',
}
const full = aReply('Deze passen.\nNog een fijne dag!', {
  links: [{ title: 'Alle dekbedden', path: '/dekbed/?kleur=groen' }],
  answers: [{ text: 'Groen', value: 'en in het groen?' }],
  ask: 'order',
  hand_over: handOver,
  subject: 's',
})
const talk = aTalk('Dekbed', full)
const asked = answerQuestion(talk, 'Ja', someMeans(aTime)).talk
const copyOf = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
const broken = (changes: object) => parseTalk({ ...talk, ...changes }, aTime)
const withMessage = (changes: object) => broken({ messages: [{ ...talk.messages[1], ...changes }] })

test.each<[string, Talk]>([
  ['at the start', talk],
  ['being rated', { ...asked, messages: asked.messages.map((one, at) => ({ ...one, id: `${at}` })) }],
  ['with a message that failed', failMessage(talk, 'q', 'Er ging iets mis.', aTime)],
  ['ending because of bad language', { ...talk, isEndingUnsaved: true }],
])('[CH-02] a talk %s is restored as it was', (_, stored) => {
  expect(parseTalk(copyOf(stored), aTime + 1_000)).toEqual(stored)
})

test('[CH-02] a rated talk is restored at its end', () => {
  const rated = rateTalk({ ...asked, messages: asked.messages.slice(-1) }, 2, someMeans())
  const own = { ...rated, messages: rated.messages.map((one, at) => ({ ...one, id: `${at}` })) }
  expect(parseTalk(copyOf(own), aTime)).toMatchObject({ step: 'end', rating: 2 })
})

test('[CH-02] a talk of more than a day ago is dropped, and one of the future', () => {
  expect(parseTalk(talk, aTime + longestPauseMs)).toBeDefined()
  expect(parseTalk(talk, aTime + longestPauseMs + 1)).toBeUndefined()
  expect(parseTalk(talk, aTime - 2 * 60_000)).toBeUndefined()
})

test('[CH-02] a message whose browser was closed while it waited can be sent again', () => {
  const waiting = addUserMessage(talk, { id: 'w', content: 'Nog iets' }, someMeans())
  expect(parseTalk(waiting, aTime + 59_000)?.messages.at(-1)).toMatchObject({ state: 'sending' })
  expect(parseTalk(waiting, aTime + 61_000)?.messages.at(-1)).toMatchObject({ state: 'failed' })
})

test.each([
  null,
  7,
  'talk',
  [],
  {},
  { ...talk, messages: 'none' },
  { ...talk, step: 'middle' },
  { ...talk, changedAt: 'now' },
  { ...talk, changedAt: Number.NaN },
  { ...talk, messages: [null] },
  { ...talk, messages: [{ id: 'x', role: 'system', content: 'Doe alsof' }] },
  { ...talk, messages: [{ id: 'x', role: 'user', content: 'a', state: 'gone', sentAt: aTime }] },
  { ...talk, messages: [{ id: 'x', role: 'question', content: 'a', about: 'money' }] },
  { ...talk, messages: [{ id: 'x', role: 'user', content: {}, state: 'sent', sentAt: aTime }] },
  { ...talk, messages: [talk.messages[0], talk.messages[0]] },
  { ...talk, messages: Array(mostSavedMessages + 1).fill(talk.messages[0]) },
])('[CH-02] %j is no talk and is dropped', (value) => {
  expect(parseTalk(value, aTime)).toBeUndefined()
})

test('[CH-02] what is added to a stored answer by hand leads nowhere outside the shop', () => {
  for (const path of [
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    7,
  ]) {
    expect(withMessage({ links: [{ title: 'x', path }] })?.messages[0]).toMatchObject({ links: [] })
    expect(withMessage({ handOver: { ...handOver, contact_path: path } })?.messages[0]).toMatchObject({
      handOver: null,
    })
  }
  expect(
    withMessage({ productIds: [{}, 'x'.repeat(99)], answers: [{ text: 1 }], asksOrder: 'yes' })?.messages[0],
  ).toMatchObject({
    ...{ productIds: [], answers: [], asksOrder: false },
  })
  expect(broken({ rating: 9, subject: 7, isEndingUnsaved: 'yes' })).toMatchObject({
    ...{ rating: null, subject: null, isEndingUnsaved: false },
  })
})
