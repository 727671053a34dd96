import { randomBytes } from 'node:crypto'
import { allJobs } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { createChangeFeed } from './platform/change-feed/change-feed.ts'
import { openDatabase } from './platform/db/database.ts'
import { explainDatabaseError } from './platform/db/errors.ts'
import type { Deps } from './platform/deps.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLogger } from './platform/log.ts'
import { createMail } from './platform/mail/mail.ts'
import { advisedPasswordCost } from './platform/password-cost.ts'
import { createReadiness } from './platform/readiness.ts'
import { createShelves } from './platform/shelf/shelves.ts'

/** What a command does, and the line that it ends with. */
type Command = (deps: Deps, args: readonly string[]) => Promise<{ ok: boolean; line: string }>

/** Runs a command for staff beside the running shop, with all that features receive. Sets the exit code. */
export async function runWithDeps(command: Command): Promise<void> {
  try {
    process.exitCode = await run(command, process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function run(command: Command, args: readonly string[]): Promise<number> {
  const config = readConfig(process.env)
  const { databaseUrl } = config
  const log = createLogger(config)
  const clock = () => new Date()
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 2 })
  // This only writes jobs; the api's own processes carry them out.
  const jobs = createJobs({ databaseUrl, isWorking: false, log })
  const changes = createChangeFeed({ databaseUrl, db, log })
  const mail = createMail({ jobs, clock })
  const deps = {
    ...{ config, db, jobs, mail, changes, shelves: createShelves(changes), readiness: createReadiness() },
    ...{ clock, randomBytes, passwordCost: advisedPasswordCost, log },
  }
  try {
    await jobs.start(allJobs, deps)
    const { ok, line } = await command(deps, args)
    ;(ok ? process.stdout : process.stderr).write(`${line}\n`)
    return ok ? 0 : 1
  } catch (error) {
    process.stderr.write(`${explainDatabaseError(error, databaseUrl)}\n`)
    return 1
  } finally {
    await jobs.stop()
    await close()
  }
}
