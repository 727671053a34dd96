import { randomBytes } from 'node:crypto'
import { allJobs } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { runOrderCommand } from './features/order/after-sale/order-command.ts'
import { createChangeFeed } from './platform/change-feed/change-feed.ts'
import { openDatabase } from './platform/db/database.ts'
import { explainDatabaseError } from './platform/db/errors.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLogger } from './platform/log.ts'
import { createMail } from './platform/mail/mail.ts'
import { createReadiness } from './platform/readiness.ts'

/** `npm run order -w apps/api -- ship KJD1000001 --carrier PostNL`: changes an order while the shop is running. */
try {
  process.exitCode = await manageOrder(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function manageOrder(args: readonly string[]): Promise<number> {
  const config = readConfig(process.env)
  const { databaseUrl } = config
  const log = createLogger(config)
  const clock = () => new Date()
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 2 })
  // This only writes jobs; the api's own processes carry them out.
  const jobs = createJobs({ databaseUrl, isWorking: false, log })
  const changes = createChangeFeed({ databaseUrl, db, log })
  const mail = createMail({ jobs, clock })
  const deps = { config, db, jobs, mail, changes, readiness: createReadiness(), clock, randomBytes, log }
  try {
    await jobs.start(allJobs, deps)
    const { ok, line } = await runOrderCommand(deps, args)
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
