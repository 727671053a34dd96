import { describeError } from '@sluimer/domain/log/describe-error'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { ShopConfig } from './config.ts'

export type { Logger }

/** Lines are written at the latest when this many bytes of them have come together. */
const mostBytes = 8_192

/** Writes structured lines to standard output, or to `to`. Secrets and what visitors typed never reach them. */
export function createLogger(
  config: Pick<ShopConfig, 'logLevel'>,
  to: DestinationStream = gatherLines(),
): Logger {
  const options = {
    name: 'shop',
    level: config.logLevel,
    redact: ['*.cookie', '*.authorization', '*.password', '*.access_token'],
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return pino(options, to)
}

/**
 * Writes to standard output what was logged in one turn of the event loop at once: a busy shop spent as much on a write for each line
 * as on sending kept pages. No line waits longer than that turn, and none is lost when the process ends by itself.
 */
function gatherLines(): DestinationStream & { flushSync(): void } {
  const out = pino.destination({ fd: 1, sync: true, minLength: mostBytes })
  let isWaiting = false
  const flush = () => {
    isWaiting = false
    // Unlike its `flushSync`, this does not throw when nobody reads the lines any more.
    out.flush()
  }
  process.on('exit', flush)
  return {
    write(line) {
      out.write(line)
      if (isWaiting) return
      isWaiting = true
      setImmediate(flush)
    },
    flushSync: flush,
  }
}
