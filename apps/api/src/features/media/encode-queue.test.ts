import { expect, test } from 'vitest'
import { createEncodeQueue, QueueFull } from './encode-queue.ts'

/** Work that ends on command and reports how much ran at once. */
function aWorkplace() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  return {
    work: async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running--
    },
    endOne: () => ends.shift()?.(),
    most: () => most,
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('runs as many at once as it may, and all of them in the end', async () => {
  const place = aWorkplace()
  const queue = createEncodeQueue({ atOnce: 2, mostWaiting: 10 })
  const all = Promise.all(Array.from({ length: 7 }, () => queue.run(place.work)))
  for (let ended = 0; ended < 7; ended++) {
    await settle()
    place.endOne()
  }
  await all
  expect(place.most()).toBe(2)
})

test('refuses what would wait beyond the limit', async () => {
  const place = aWorkplace()
  const queue = createEncodeQueue({ atOnce: 1, mostWaiting: 1 })
  const first = queue.run(place.work)
  const second = queue.run(place.work)
  await expect(queue.run(place.work)).rejects.toThrow(QueueFull)
  place.endOne()
  await settle()
  place.endOne()
  await Promise.all([first, second])
})

test('goes on after work that failed', async () => {
  const queue = createEncodeQueue({ atOnce: 1, mostWaiting: 1 })
  await expect(queue.run(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  expect(await queue.run(async () => 7)).toBe(7)
})
