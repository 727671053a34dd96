import './production-by-default.ts'
import { createApiGateway } from './api/api-gateway.ts'
import { createServiceToken } from './api/service-token.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { startShopServer } from './shop-server.ts'

/** How long running requests get to finish after a stop signal. */
const stopTimeoutMs = 10_000

try {
  const config = readConfig(process.env)
  const logger = createLogger(config)
  // Node itself would print such an error with all its properties, including what a visitor typed.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'a bug nobody caught ends the shop')
    process.exit(1)
  })
  const token = createServiceToken({ ...config, logger })
  const gateway = createApiGateway({ apiUrl: config.apiUrl, token })
  const server = await startShopServer({ config, logger, gateway, token })
  void token.get()
  logger.info({ address: config.publicUrl, port: server.port }, 'shop is listening')
  stopOnSignal(server.stop, logger)
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`)
  process.exit(1)
}

function stopOnSignal(stop: () => Promise<void>, logger: ReturnType<typeof createLogger>) {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'shop is stopping')
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'shop did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** Returns one clear line for a problem that a person can mend, and the whole error for a bug. */
function startProblem(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return `The shop's port is taken: ${error.message}`
  if ('code' in error && error.code === 'EACCES') return `The shop may not use its port: ${error.message}`
  return error.stack ?? error.message
}
