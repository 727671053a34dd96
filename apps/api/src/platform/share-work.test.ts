import { expect, test } from 'vitest'
import { createSharedWork } from './share-work.ts'

function aWorkshop() {
  const share = createSharedWork<string>()
  const ends: ((result: string | Error) => void)[] = []
  return {
    ask: (name: string) =>
      share(
        name,
        () =>
          new Promise((resolve, reject) =>
            ends.push((result) => (result instanceof Error ? reject(result) : resolve(result))),
          ),
      ),
    end: (index: number, result: string | Error) => ends[index]?.(result),
    begun: () => ends.length,
  }
}

test('work is done once for all who ask while it is under way, and by name', async () => {
  const shop = aWorkshop()
  const asked = [shop.ask('bed'), shop.ask('bed'), shop.ask('lamp')]
  expect(shop.begun()).toBe(2)
  shop.end(0, 'a bed')
  shop.end(1, 'a lamp')
  expect(await Promise.all(asked)).toEqual(['a bed', 'a bed', 'a lamp'])
})

test('whoever asks after it has ended, well or badly, has it done anew', async () => {
  const shop = aWorkshop()
  const first = shop.ask('bed')
  shop.end(0, new Error('no wood'))
  await expect(first).rejects.toThrow('no wood')
  const second = shop.ask('bed')
  shop.end(1, 'a bed')
  expect(await second).toBe('a bed')
  void shop.ask('bed')
  expect(shop.begun()).toBe(3)
})
