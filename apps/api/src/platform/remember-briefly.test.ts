import { expect, test } from 'vitest'
import { rememberBriefly } from './remember-briefly.ts'

function aCounter() {
  let nowMs = 0
  let made = 0
  const get = rememberBriefly(async () => ++made, { clock: () => new Date(nowMs), forMs: 1000 })
  return {
    get,
    passes: (ms: number) => {
      nowMs += ms
    },
  }
}

test('many who ask at once get one answer', async () => {
  const { get } = aCounter()
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
})

test('an answer that is too old is made again', async () => {
  const { get, passes } = aCounter()
  await get()
  passes(999)
  expect(await get()).toBe(1)
  passes(1)
  expect(await get()).toBe(2)
})

test('a failure reaches those who waited for it, and nobody else', async () => {
  let isBroken = true
  const get = rememberBriefly(
    async () => {
      if (isBroken) throw new Error('broken')
      return 'fine'
    },
    { clock: () => new Date(0), forMs: 1000 },
  )
  await expect(get()).rejects.toThrow('broken')
  isBroken = false
  expect(await get()).toBe('fine')
})
