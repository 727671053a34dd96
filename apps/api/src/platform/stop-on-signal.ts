import type { Server } from './http/server.ts'
import type { Logger } from './log.ts'

/** Longer than any statement; a supervisor that waits less may kill the process, which loses nothing but time. */
const limitMs = 20_000

/** Stops at SIGTERM or SIGINT: refuses new connections, finishes running requests and jobs, ends the process. */
export function stopOnSignal(server: Server, log: Logger): void {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('could not stop in time')
      process.exit(1)
    }, limitMs).unref()
    await server.close()
    log.info('stopped')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
