import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

function aWorkshop() {
  let ms = 0
  let begun = 0
  const finishers: ((text: string) => void)[] = []
  const take = createTurns<string>(250, () => ms)
  return {
    ask: () =>
      take('page', () => {
        begun++
        return new Promise((resolve) => finishers.push(resolve))
      }),
    finish: (index: number) => finishers[index]?.(`work ${index}`),
    pass: (passedMs: number) => {
      ms += passedMs
    },
    begun: () => begun,
  }
}

test('a caller right after the beginning shares the result', async () => {
  const shop = aWorkshop()
  const results = [shop.ask(), shop.ask()]
  shop.finish(0)
  expect(await Promise.all(results)).toEqual(['work 0', 'work 0'])
  expect(shop.begun()).toBe(1)
})

test('a later caller shares the next run, which begins when the first has ended', async () => {
  const shop = aWorkshop()
  const first = shop.ask()
  shop.pass(300)
  const late = [shop.ask(), shop.ask()]
  expect(shop.begun()).toBe(1)
  shop.finish(0)
  expect(await first).toBe('work 0')
  await expect.poll(shop.begun).toBe(2)
  shop.finish(1)
  expect(await Promise.all(late)).toEqual(['work 1', 'work 1'])
})

test('after all is done the next one begins anew', async () => {
  const shop = aWorkshop()
  const first = shop.ask()
  shop.finish(0)
  await first
  void shop.ask()
  expect(shop.begun()).toBe(2)
})
