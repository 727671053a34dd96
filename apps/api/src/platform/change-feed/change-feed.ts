import type { Db } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { createChangeCursor } from './change-cursor.ts'
import { findHorizonAge } from './horizon-age.ts'
import { listenForChanges } from './listener.ts'

type ChangeSubscriber = (tags: readonly string[]) => Promise<void> | void

export interface ChangeFeed {
  /**
   * Calls `apply` with the tags of each change that commits after `start`, at least once, in batches and one batch at a
   * time. Applying must be harmless to repeat: when it throws, the same tags come again with the next batch. `*` means
   * everything.
   */
  subscribe(apply: ChangeSubscriber): void
  /** Calls `hear` with tags that every subscriber has applied, so that answers show the change from then on. */
  follow(hear: (tags: readonly string[]) => void): void
  /** The place (see place.ts) up to which every subscriber has applied all changes; undefined before the start. */
  place(): string | undefined
  /** How long ago the last reading began whose changes every subscriber has applied; newer ones may be missing. */
  ageMs(): number
  /** Announces changes from here on. Fill caches after this, or a change in between is missed. */
  start(): Promise<void>
  /**
   * Announces tags to this node's subscribers and followers that no transaction wrote, because only the clock changed
   * something: a deal that starts or ends. Like `catchUp` it resolves when all have applied them, so none of them may
   * await it.
   */
  tell(tags: readonly string[]): Promise<void>
  /** Reads and announces at once what has committed so far; throws when a subscriber does. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

/** A notification can be lost with its connection, so the table is polled as well. */
const pollIntervalMs = 500
const horizonCheckEveryPolls = 120
/** A writing transaction this old is a fault, since every reader re-reads the changes since it began. */
const horizonAlarmSeconds = 60

export function createChangeFeed(options: { databaseUrl: string; db: Db; log: Logger }): ChangeFeed {
  const { databaseUrl, db, log } = options
  const subscribers: { apply: ChangeSubscriber; waiting: Set<string> }[] = []
  const followers: ((tags: readonly string[]) => void)[] = []
  const untold = new Set<string>()
  /** These tags wait for the next reading: added while a subscriber is at work, they would count as applied. */
  const toldHere = new Set<string>()
  const cursor = createChangeCursor(db)
  let appliedPlace: string | undefined
  let appliedAt = 0
  let listener: { stop(): Promise<void> } | undefined
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined
  let isReadAgain = false
  let polls = 0

  async function readUntilQuiet() {
    do {
      isReadAgain = false
      const readAt = performance.now()
      const tags = [...(await cursor.read()), ...toldHere]
      toldHere.clear()
      for (const tag of tags) untold.add(tag)
      for (const { waiting } of subscribers) for (const tag of tags) waiting.add(tag)
      await tellAll()
      appliedPlace = cursor.place
      appliedAt = readAt
      tellFollowers()
    } while (isReadAgain)
  }

  /** Calls every subscriber. One that fails keeps its tags for the next time and does not hold up the others. */
  async function tellAll() {
    const failures: unknown[] = []
    for (const { apply, waiting } of subscribers) {
      if (waiting.size === 0) continue
      const tags = [...waiting]
      for (const tag of tags) untold.add(tag)
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

  function tellFollowers() {
    if (untold.size === 0) return
    const tags = [...untold]
    untold.clear()
    for (const hear of followers) hear(tags)
  }

  /** Reads until nothing is new. A caller who asks during a reading gets one that begins afterwards. */
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
    follow: (hear) => void followers.push(hear),
    tell(tags) {
      for (const tag of tags) toldHere.add(tag)
      return catchUp()
    },
    place: () => appliedPlace,
    ageMs: () => Math.round(performance.now() - appliedAt),
    async start() {
      await cursor.start()
      appliedPlace = cursor.place
      appliedAt = performance.now()
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
