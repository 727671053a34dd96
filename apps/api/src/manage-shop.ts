import { ConfigError, readDatabaseUrl, readMediaDir } from './config.ts'
import { runShopCommand } from './features/import/command/shop-command.ts'
import { openTerminal } from './features/import/open-terminal.ts'
import { findBedsInUse } from './find-beds-in-use.ts'
import { openDatabase } from './platform/db/database.ts'
import { explainDatabaseError } from './platform/db/errors.ts'

/** `npm run shop -- import products <file>`: imports and exports products while the shop is running. */
try {
  process.exitCode = await manageShop(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function manageShop(args: readonly string[]): Promise<number> {
  const databaseUrl = readDatabaseUrl(process.env)
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 5 })
  const terminal = openTerminal(process, process.env.INIT_CWD ?? process.cwd())
  try {
    return await runShopCommand(
      { db, clock: () => new Date(), mediaDir: readMediaDir(process.env), findBedsInUse },
      args,
      terminal,
    )
  } catch (error) {
    process.stderr.write(`${explainDatabaseError(error, databaseUrl)}\n`)
    return 2
  } finally {
    await close()
  }
}
