import { expect, test } from 'vitest'
import { createGrowingCache } from './growing-cache.ts'

test('what was used last stays, and the oldest makes room', () => {
  const cache = createGrowingCache<string, number>(2)
  cache.set('bed', 1).set('lamp', 2)
  cache.get('bed')
  cache.set('rug', 3)
  expect([...cache.keys()].sort()).toEqual(['bed', 'rug'])
})

test('no room is set aside for what is not there', () => {
  const before = process.memoryUsage()
  const caches = Array.from({ length: 20 }, () => createGrowingCache<string, number>(100_000))
  const after = process.memoryUsage()
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
  expect(grown / caches.length).toBeLessThan(100_000)
})
