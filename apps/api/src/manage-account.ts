import { ConfigError, readDatabaseUrl } from './config.ts'
import { runAccountCommand } from './features/account/staff/account-command.ts'
import { openDatabase } from './platform/db/database.ts'
import { explainDatabaseError } from './platform/db/errors.ts'

/** `npm run account -w apps/api -- log-out <e-mail>`: ends sessions of customers while the shop is running. */
try {
  process.exitCode = await manageAccounts(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function manageAccounts(args: readonly string[]): Promise<number> {
  const databaseUrl = readDatabaseUrl(process.env)
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1 })
  try {
    const { ok, line } = await runAccountCommand({ db }, args)
    ;(ok ? process.stdout : process.stderr).write(`${line}\n`)
    return ok ? 0 : 1
  } catch (error) {
    process.stderr.write(`${explainDatabaseError(error, databaseUrl)}\n`)
    return 1
  } finally {
    await close()
  }
}
