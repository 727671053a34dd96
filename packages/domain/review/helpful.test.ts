import { expect, test } from 'vitest'
import { judgeVote, mostVotesPerDay, mostVotesPerNetwork } from './helpful.ts'

const plain = { isOwn: false, fromNetwork: 0, today: 0 }

test('a vote counts until its network, or all networks together, have given enough', () => {
  expect(judgeVote(plain)).toBe('counts')
  expect(judgeVote({ ...plain, fromNetwork: mostVotesPerNetwork - 1, today: mostVotesPerDay - 1 })).toBe(
    'counts',
  )
  expect(judgeVote({ ...plain, fromNetwork: mostVotesPerNetwork })).toBe('too_many')
  expect(judgeVote({ ...plain, today: mostVotesPerDay })).toBe('too_many')
})

test('the writer of a review is told that, however many others voted', () => {
  expect(judgeVote({ ...plain, isOwn: true })).toBe('own')
  expect(judgeVote({ isOwn: true, fromNetwork: 9, today: 99 })).toBe('own')
})
