import { beforeEach, expect, test } from 'vitest'
import { createKeptAnswers, type KeptAnswer, type KeptAnswers } from './kept-answers.ts'

let now: Date
let tell: (() => void)[]
let answers: KeptAnswers
beforeEach(() => {
  now = new Date('2026-11-20T09:00:00.200Z')
  tell = []
  const subscribe = (hear: (tags: readonly string[]) => unknown) =>
    void tell.push(() => void hear(['product:1']))
  answers = createKeptAnswers({ subscribe, follow: subscribe }, () => now)
})

const anAnswer = (payload: string): KeptAnswer => ({ payload, etag: '"a"', dependsOn: '*' })

/** Begins to answer a call; what comes back keeps the answer once it is made. */
function begin(address: string): (payload: string) => void {
  const opened = answers.open(address)
  if (!('keep' in opened)) throw new Error('an answer was kept')
  return (payload) => opened.keep(anAnswer(payload))
}
const isKept = (address: string) => 'payload' in answers.open(address)

test('an answer is kept for its own address', () => {
  begin('/one')('first')
  expect(answers.open('/one')).toEqual(anAnswer('first'))
  expect(isKept('/two')).toBe(false)
})

test('an answer is kept until its second is over, and one that took longer is not', () => {
  begin('/one')('first')
  const keep = begin('/slow')
  now = new Date('2026-11-20T09:00:00.999Z')
  expect(isKept('/one')).toBe(true)
  now = new Date('2026-11-20T09:00:01.000Z')
  keep('second')
  expect(isKept('/slow')).toBe(false)
  expect(isKept('/one')).toBe(false)
  begin('/one')('anew')
  now = new Date('2026-11-20T09:00:00.200Z')
  expect(isKept('/one')).toBe(false)
})

test('an announced change ends it, both before and after the others take it in, also for what is being made', () => {
  for (const hear of tell) {
    begin('/one')('first')
    const keep = begin('/two')
    hear()
    keep('second')
    expect(isKept('/one')).toBe(false)
    expect(isKept('/two')).toBe(false)
  }
  expect(tell).toHaveLength(2)
})

test('more than a limit is not kept, whoever asks for how many addresses', () => {
  const large = 'x'.repeat(7_000_000)
  for (const address of ['/one', '/two', '/three']) begin(address)(large)
  expect(['/one', '/two', '/three'].filter(isKept)).toEqual(['/one', '/two'])
})
