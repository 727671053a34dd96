import { ConfigError, readConfig } from './config.ts'
import { runReviewCommand } from './features/review/moderate/review-command.ts'
import { openDatabase } from './platform/db/database.ts'
import { explainDatabaseError } from './platform/db/errors.ts'

/** `npm run review -w apps/api -- waiting`: lists and moderates reviews while the shop is running. */
try {
  process.exitCode = await manageReviews(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function manageReviews(args: readonly string[]): Promise<number> {
  const config = readConfig(process.env)
  const { db, close } = openDatabase({ url: config.databaseUrl, maxConnections: 2 })
  try {
    const { ok, line } = await runReviewCommand({ db, config, clock: () => new Date() }, args)
    ;(ok ? process.stdout : process.stderr).write(`${line}\n`)
    return ok ? 0 : 1
  } catch (error) {
    process.stderr.write(`${explainDatabaseError(error, config.databaseUrl)}\n`)
    return 1
  } finally {
    await close()
  }
}
