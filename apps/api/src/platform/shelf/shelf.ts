import { isDeepStrictEqual } from 'node:util'
import { everythingTag } from '../change-feed/change-cursor.ts'
import type { ChangeFeed } from '../change-feed/change-feed.ts'
import { createGrowingCache } from './growing-cache.ts'

/** The number of values that are compared together: small enough that no request waits long for them. */
const batchSize = 200

/** What a change of one noun means for a shelf: nothing, everything on it, or the values under certain keys. */
export type Touched<Key> = 'nothing' | 'everything' | { readonly keys: readonly Key[] }

export interface ShelfOptions<Key extends string | number, Value> {
  /** Names the shelf in the log. */
  readonly name: string
  /** The number of values that are kept; those that were asked for last. */
  readonly most: number
  /** Says what a change with the tag `noun:id` means; the id is empty for tags without one. */
  readonly touchedBy: (noun: string, id: string) => Touched<Key>
  /** Reads values from the database. Keys that have none are left out, and that is kept as well. */
  readonly read: (keys: readonly Key[], at: Date) => Promise<ReadonlyMap<Key, Value>>
  /** Whether a value that was read earlier holds at a moment although nothing changed; always unless given. */
  readonly isValidAt?: (value: Value, at: Date) => boolean
  /** Returns what of a value is shown at a moment, to compare it by; the value itself unless given. */
  readonly toShown?: (value: Value, at: Date) => unknown
}

/**
 * Holds in memory what was read from the database, until the change feed tells that it changed. Every node has its own, which is
 * as old as what the feed has told (`ChangeFeed.place`).
 */
export interface Shelf<Key, Value> {
  /** Returns the values under keys, in their order; undefined where there is none. Reads what is missing at once. */
  find(keys: readonly Key[], at: Date): Promise<(Value | undefined)[]>
  /** Returns one value; undefined where there is none. */
  findOne(key: Key, at: Date): Promise<Value | undefined>
  /** Compares what is kept with the database, and forgets what differs. Returns those keys, whose change was never announced. */
  reconcile(at: Date): Promise<Key[]>
}

/** What is known under one key: undefined when there is nothing. While it is being read there is only a promise. */
interface Kept<Value> {
  value?: Value | undefined
  reading?: Promise<Value | undefined>
}

export function createShelf<Key extends string | number, Value>(
  changes: Pick<ChangeFeed, 'subscribe' | 'catchUp'>,
  { most, touchedBy, read, isValidAt = () => true, toShown = (value) => value }: ShelfOptions<Key, Value>,
): Shelf<Key, Value> {
  const shelf = createGrowingCache<Key, Kept<Value>>(most)
  const isValid = (value: Value | undefined, at: Date) => value === undefined || isValidAt(value, at)
  // A value that is still being read is judged once it is there.
  const isUsable = (kept: Kept<Value> | undefined, at: Date) => kept !== undefined && isValid(kept.value, at)

  changes.subscribe((tags) => {
    for (const tag of tags) {
      const [noun = '', id = ''] = tag.split(/:(.*)/s, 2)
      const touched = noun === everythingTag ? 'everything' : touchedBy(noun, id)
      if (touched === 'everything') shelf.clear()
      else if (touched !== 'nothing') for (const key of touched.keys) shelf.delete(key)
    }
  })

  /** Reads values at once. What changes meanwhile has left the shelf, and is read again by whoever asks next. */
  function readAndKeep(keys: readonly Key[], at: Date): void {
    const all = read(keys, at)
    for (const key of keys) {
      const reading = all.then((values) => values.get(key))
      const kept: Kept<Value> = { reading }
      shelf.set(key, kept)
      reading.then(
        (value) => {
          kept.value = value
          delete kept.reading
        },
        () => {
          if (shelf.peek(key) === kept) shelf.delete(key)
        },
      )
    }
  }

  async function find(keys: readonly Key[], at: Date): Promise<(Value | undefined)[]> {
    const missing = keys.filter((key) => !isUsable(shelf.get(key), at))
    if (missing.length > 0) readAndKeep([...new Set(missing)], at)
    const kept = keys.map((key) => shelf.peek(key))
    // Most of the time everything is there, and nothing is waited for.
    if (kept.every((one) => one?.reading === undefined)) return kept.map((one) => one?.value)
    const values = await Promise.all(kept.map((one) => one?.reading ?? one?.value))
    // Another request may have begun to read a value just before the moment until which it holds.
    const late = keys.filter((_, place) => !isValid(values[place], at))
    if (late.length === 0) return values
    const again = await read(late, at)
    return keys.map((key, place) => (late.includes(key) ? again.get(key) : values[place]))
  }

  return {
    find,
    findOne: async (key, at) => (await find([key], at))[0],

    async reconcile(at) {
      const keys = [...shelf.keys()]
      const differing: Key[] = []
      const show = (value: Value | undefined) => (value === undefined ? undefined : toShown(value, at))
      for (let from = 0; from < keys.length; from += batchSize) {
        const some = keys.slice(from, from + batchSize)
        const known = new Map(some.map((key) => [key, shelf.peek(key)]))
        const fresh = await read(some, at)
        // Changes since then are not errors of the shelf.
        await changes.catchUp().catch(() => undefined)
        for (const [key, kept] of known) {
          if (kept === undefined || shelf.peek(key) !== kept || !isUsable(kept, at)) continue
          if (kept.reading !== undefined || isDeepStrictEqual(show(kept.value), show(fresh.get(key))))
            continue
          shelf.delete(key)
          differing.push(key)
        }
      }
      return differing
    },
  }
}
