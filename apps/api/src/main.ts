import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { explainDatabaseError } from './platform/db/errors.ts'
import type { Logger } from './platform/log.ts'
import { findPendingMigrations } from './platform/migrations/migrations.ts'
import { stopOnSignal } from './platform/stop-on-signal.ts'

try {
  process.exitCode = await start()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function start(): Promise<number> {
  const config = readConfig(process.env)
  const { server, deps } = await buildApp({ config })
  stopOnSignal(server, deps.log)
  endOnBug(deps.log)
  try {
    const pending = await findPendingMigrations(deps.db)
    if (pending.length > 0) {
      deps.log.fatal({ pending }, 'the database lacks migrations: run npm run migrate -w apps/api first')
      await server.close()
      return 1
    }
    await server.listen({ port: config.port, host: config.host })
    return 0
  } catch (error) {
    deps.log.fatal({ err: error }, explainDatabaseError(error, config.databaseUrl))
    await server.close()
    return 1
  }
}

/** Ends the process without Node's own report of the error, which would contain all its data, such as typed texts. */
function endOnBug(log: Logger) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a bug nobody caught ends the api')
    process.exit(1)
  })
}
