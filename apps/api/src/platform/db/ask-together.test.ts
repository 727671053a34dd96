import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'
import type { Db } from './database.ts'

const db = {} as Db

/** Statements that are answered when the test says so: each key with itself and the number of its statement. */
function aDesk() {
  const statements: { keys: string[]; answer: () => void; fail: (error: Error) => void }[] = []
  const ask = askTogether(
    (_: Db, keys: readonly string[]) =>
      new Promise<string[]>((resolve, reject) => {
        const number = statements.length + 1
        const asked = [...keys]
        statements.push({
          keys: asked,
          answer: () => resolve(asked.map((key) => `${key} ${number}`)),
          fail: reject,
        })
      }),
  )
  return { ask, statements, listKeys: () => statements.map(({ keys }) => keys) }
}

/** Lets everything go on that waits for no answer. */
const goOn = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked in one go is one statement, and each has their own answer', async () => {
  const { ask, statements, listKeys } = aDesk()
  const asked = [ask(db, 'bed'), ask(db, 'lamp'), ask(db, 'bed')]
  await goOn()
  expect(listKeys()).toEqual([['bed', 'lamp', 'bed']])
  statements[0]?.answer()
  expect(await Promise.all(asked)).toEqual(['bed 1', 'lamp 1', 'bed 1'])
})

test('whoever asks while a statement is under way is answered by the next, never by that one', async () => {
  const { ask, statements, listKeys } = aDesk()
  const first = ask(db, 'bed')
  await goOn()
  const later = [ask(db, 'bed'), ask(db, 'lamp')]
  await goOn()
  expect(listKeys()).toEqual([['bed']])
  statements[0]?.answer()
  expect(await first).toBe('bed 1')
  await goOn()
  expect(listKeys()).toEqual([['bed'], ['bed', 'lamp']])
  statements[1]?.answer()
  expect(await Promise.all(later)).toEqual(['bed 2', 'lamp 2'])
})

test('a statement that fails fails those who asked it, and nobody after them', async () => {
  const { ask, statements } = aDesk()
  const asked = [ask(db, 'bed'), ask(db, 'lamp')].map((one) => one.catch((error: Error) => error.message))
  await goOn()
  const later = ask(db, 'chair')
  statements[0]?.fail(new Error('no connection'))
  expect(await Promise.all(asked)).toEqual(['no connection', 'no connection'])
  await goOn()
  statements[1]?.answer()
  expect(await later).toBe('chair 2')
})

test('two databases are asked at the same time', async () => {
  const { ask, listKeys } = aDesk()
  void ask(db, 'bed')
  void ask({} as Db, 'lamp')
  await goOn()
  expect(listKeys()).toEqual([['bed'], ['lamp']])
})
