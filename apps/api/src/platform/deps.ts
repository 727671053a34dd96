import type { Config } from '../config.ts'
import type { ChangeFeed } from './change-feed/change-feed.ts'
import type { Db } from './db/database.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Logger } from './log.ts'
import type { Mail } from './mail/new-mail.ts'
import type { PasswordCost } from './password-cost.ts'
import type { Readiness } from './readiness.ts'
import type { Shelves } from './shelf/shelves.ts'

/** What every feature receives. Time and randomness are part of it, so that a test can set them. */
export interface Deps {
  readonly config: Config
  readonly db: Db
  readonly jobs: JobQueue
  readonly mail: Mail
  readonly changes: ChangeFeed
  readonly shelves: Shelves
  readonly readiness: Readiness
  readonly clock: () => Date
  readonly randomBytes: (count: number) => Buffer
  /** Part of it too, as a test asks only that passwords are stretched. */
  readonly passwordCost: PasswordCost
  readonly log: Logger
}
