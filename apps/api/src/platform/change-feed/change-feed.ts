import type { Db } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { createChangeCursor } from './change-cursor.ts'
import { findHorizonAge } from './horizon-age.ts'
import { listenForChanges } from './listener.ts'

export type ChangeSubscriber = (tags: readonly string[]) => Promise<void> | void

export interface ChangeFeed {
  /**
   * Calls `apply` with the tags of each change that commits after `start`, at least once, in batches and one batch at a
   * time. Applying must be harmless to repeat; when it throws, the same tags come again with the next. `*` means
   * everything.
   */
  subscribe(apply: ChangeSubscriber): void
  /** From here on changes are told. Read what is cached after this, or a change in between is missed. */
  start(): Promise<void>
  /** Reads and tells what has committed until now, at once; throws when a subscriber does. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

/** A notification can be lost with its connection, so the table is looked at anyway. */
const pollIntervalMs = 3_000
const horizonCheckEveryPolls = 20
/** A writing transaction this old is a fault; every reader re-reads the changes since it began. */
const horizonAlarmSeconds = 60

export function createChangeFeed(options: { databaseUrl: string; db: Db; log: Logger }): ChangeFeed {
  const { databaseUrl, db, log } = options
  const subscribers: { apply: ChangeSubscriber; waiting: Set<string> }[] = []
  const cursor = createChangeCursor(db)
  let listener: { stop(): Promise<void> } | undefined
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined
  let isReadAgain = false
  let polls = 0

  async function readUntilQuiet() {
    do {
      isReadAgain = false
      const tags = await cursor.read()
      for (const { waiting } of subscribers) for (const tag of tags) waiting.add(tag)
      await tellAll()
    } while (isReadAgain)
  }

  /** One that fails keeps its tags for the next time and stands in nobody's way. */
  async function tellAll() {
    const failures: unknown[] = []
    for (const { apply, waiting } of subscribers) {
      if (waiting.size === 0) continue
      const tags = [...waiting]
      try {
        await apply(tags)
        for (const tag of tags) waiting.delete(tag)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, 'Changes could not be applied; they come again')
  }

  /** Whoever asks during a reading gets one that begins after his question. */
  function catchUp(): Promise<void> {
    if (reading) isReadAgain = true
    reading ??= readUntilQuiet().finally(() => {
      reading = undefined
    })
    return reading
  }

  function readInBackground() {
    catchUp().catch((error) => log.error({ err: error }, 'changes could not be told'))
  }

  async function poll() {
    readInBackground()
    polls++
    if (polls % horizonCheckEveryPolls !== 0) return
    const age = await findHorizonAge(db)
    if (age.seconds > horizonAlarmSeconds) log.error({ age }, 'a long transaction holds the change feed back')
  }

  return {
    subscribe: (apply) => void subscribers.push({ apply, waiting: new Set() }),
    async start() {
      await cursor.start()
      listener = listenForChanges({ databaseUrl, log, onChange: readInBackground })
      timer = setInterval(() => {
        poll().catch((error) => log.error({ err: error }, 'the change feed cannot be watched'))
      }, pollIntervalMs)
    },
    catchUp,
    async stop() {
      clearInterval(timer)
      await listener?.stop()
      await reading?.catch(() => undefined)
    },
  }
}
