import { ConfigError, readConfig } from './config.ts'
import { loadDemoShop } from './demo/load-demo-shop.ts'
import { openDatabase } from './platform/db/database.ts'
import { explainDatabaseError } from './platform/db/errors.ts'

/** Loads the demo shop into an empty database. A shop that has its home page is not changed. */
try {
  const config = readConfig(process.env)
  const { db, close } = openDatabase({ url: config.databaseUrl, maxConnections: 4 })
  try {
    const products = await loadDemoShop(db, config.mediaDir, new Date())
    process.stdout.write(
      products > 0 ? `${products} products loaded\n` : 'The shop has its products already\n',
    )
  } catch (error) {
    process.stderr.write(`${explainDatabaseError(error, config.databaseUrl)}\n`)
    process.exitCode = 1
  } finally {
    await close()
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
