import { ConfigError, readConfig } from './config.ts'
import { findContentValue } from './features/content/block/content.queries.ts'
import { type Db, openDatabase } from './platform/db/database.ts'
import { explainDatabaseError } from './platform/db/errors.ts'

/** Loads the demo shop into an empty database. A shop that has its home page is not changed. */
try {
  const config = readConfig(process.env)
  const { db, close } = openDatabase({ url: config.databaseUrl, maxConnections: 4 })
  try {
    const isLoaded = (await findContentValue(db, 'homepage')) !== undefined
    // Only now, so that a start with a loaded shop does not read the whole catalogue first.
    const products = isLoaded ? 0 : await loadDemo(db, config.mediaDir)
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

async function loadDemo(db: Db, mediaDir: string): Promise<number> {
  const { loadDemoShop } = await import('./demo/load-demo-shop.ts')
  return loadDemoShop(db, mediaDir, new Date())
}
