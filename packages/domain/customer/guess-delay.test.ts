import { expect, test } from 'vitest'
import {
  calculateGuessWaitSeconds,
  guessMemorySeconds,
  mailPatience,
  passwordPatience,
} from './guess-delay.ts'

const now = new Date('2026-11-23T10:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const waitAfter = (count: number, seconds = 0) =>
  calculateGuessWaitSeconds(passwordPatience, { count, lastAt: secondsAgo(seconds) }, now)

test('the first guesses are free', () => {
  expect(calculateGuessWaitSeconds(passwordPatience, undefined, now)).toBe(0)
  expect([1, 2, 3, 4].map((count) => waitAfter(count))).toEqual([0, 0, 0, 0])
})

test('the wait doubles with each guess beyond them, up to a limit', () => {
  expect([5, 6, 7, 8, 9, 10, 50, 5000].map((count) => waitAfter(count))).toEqual([
    ...[30, 60, 120, 240, 480],
    ...[900, 900, 900],
  ])
})

test('time that passed counts', () => {
  expect([waitAfter(6, 20), waitAfter(6, 59.5), waitAfter(6, 60), waitAfter(6, 600)]).toEqual([40, 1, 0, 0])
})

test('after a day without guesses counting starts anew', () => {
  expect(waitAfter(5000, guessMemorySeconds)).toBe(0)
})

test('somebody who guesses codes all day gets few mails', () => {
  let at = 0
  let mails = 0
  for (; at < 24 * 3600; mails++) {
    const wait = calculateGuessWaitSeconds(mailPatience, { count: mails, lastAt: now }, now)
    at += wait
  }
  expect(mails).toBeLessThanOrEqual(34)
})
