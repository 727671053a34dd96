import type { Db } from './database.ts'

/** Questions that wait for the statement under way, and the answers that they will have, in the same order. */
interface Gathered<Key, Value> {
  readonly keys: Key[]
  readonly answers: Promise<readonly Value[]>
}

/**
 * Lets many who ask the same at once share statements: what is asked while one is under way waits for its end, and is answered
 * by the next, all of it at once. So no answer is older than its question, and a thousand questions take a few statements.
 * `ask` answers as many as it is asked, in their order; when it fails, all of them do.
 */
export function askTogether<Key, Value>(
  ask: (db: Db, keys: readonly Key[]) => Promise<readonly Value[]>,
): (db: Db, key: Key) => Promise<Value | undefined> {
  const gathering = new WeakMap<Db, Gathered<Key, Value>>()
  const underWay = new WeakMap<Db, Promise<unknown>>()

  const gather = (db: Db): Gathered<Key, Value> => {
    const keys: Key[] = []
    const send = () => {
      gathering.delete(db)
      const answers = ask(db, keys)
      underWay.set(
        db,
        answers.catch(() => undefined),
      )
      return answers
    }
    const gathered = { keys, answers: Promise.resolve(underWay.get(db)).then(send) }
    gathering.set(db, gathered)
    return gathered
  }
  return async (db, key) => {
    const { keys, answers } = gathering.get(db) ?? gather(db)
    const at = keys.push(key) - 1
    return (await answers)[at]
  }
}
