import { afterEach, expect, test, vi } from 'vitest'
import { answerOr } from './answer-or.ts'

afterEach(() => vi.unstubAllGlobals())

test('[ER-02] a server that cannot be reached is logged, and something else is answered', async () => {
  const logged = vi.fn()
  vi.stubGlobal('reportError', logged)
  const error = new TypeError('Failed to fetch')
  expect(
    await answerOr(
      () => Promise.reject(error),
      () => 'iets anders',
    ),
  ).toBe('iets anders')
  expect(logged).toHaveBeenCalledExactlyOnceWith(error)
})

test('what the server says passes, a move too', async () => {
  const never = () => {
    throw new Error('was asked')
  }
  expect(await answerOr(async () => 'dit', never)).toBe('dit')
  const move = new Response(null, { status: 302 })
  await expect(answerOr(() => Promise.reject(move), never)).rejects.toBe(move)
})
