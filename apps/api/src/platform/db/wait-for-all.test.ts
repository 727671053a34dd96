import { expect, test } from 'vitest'
import { waitForAll } from './wait-for-all.ts'

test('answers come in the order of the work', async () => {
  expect(await waitForAll([Promise.resolve(1), 'two', undefined])).toEqual([1, 'two', undefined])
})

test('what failed first is thrown when the rest has ended', async () => {
  const steps: string[] = []
  const slow = Promise.withResolvers<void>()
  const inSteps = async () => {
    await slow.promise
    steps.push('last step')
    throw new Error('too late')
  }
  const work = waitForAll([inSteps(), Promise.reject(new Error('first'))])
  slow.resolve()
  await expect(work).rejects.toThrow('first')
  expect(steps).toEqual(['last step'])
})
