import { ConfigError, readDatabaseUrl } from './config.ts'
import { explainDatabaseError } from './platform/db/errors.ts'
import { migrateDatabase } from './platform/migrations/migrations.ts'

/** Migrates the database to the newest state, or says in one line why it cannot. */
try {
  const databaseUrl = readDatabaseUrl(process.env)
  await migrateDatabase(databaseUrl).catch((error) => {
    process.stderr.write(`${explainDatabaseError(error, databaseUrl)}\n`)
    process.exitCode = 1
  })
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
