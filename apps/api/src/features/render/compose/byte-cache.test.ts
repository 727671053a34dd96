import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const bytes = (length: number) => async () => new Uint8Array(length)

test('what is known is not read again, nor while it is being read', async () => {
  const cache = createByteCache(100)
  let reads = 0
  const read = async () => new Uint8Array(++reads)
  expect(await Promise.all([cache.get('a', read), cache.get('a', read)])).toHaveLength(2)
  await cache.get('a', read)
  expect(reads).toBe(1)
})

test('what was used longest ago makes room', async () => {
  const cache = createByteCache(100)
  await cache.get('a', bytes(50))
  await cache.get('b', bytes(50))
  await cache.get('a', bytes(50))
  await cache.get('c', bytes(50))
  const reads: string[] = []
  for (const name of ['a', 'c', 'b'])
    await cache.get(name, async () => {
      reads.push(name)
      return new Uint8Array(1)
    })
  expect(reads).toEqual(['b'])
})

test('what failed is tried again', async () => {
  const cache = createByteCache(100)
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.get('a', bytes(3))).toHaveLength(3)
})

test('a layer that is larger than the cache is given, and not kept', async () => {
  const cache = createByteCache(10)
  expect(await cache.get('a', bytes(50))).toHaveLength(50)
  expect(await cache.get('a', bytes(7))).toHaveLength(7)
})
