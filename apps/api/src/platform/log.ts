import { describeError } from '@sluimer/domain/log/describe-error'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

export type { Logger }

/** Creates a logger of structured lines on standard output or `to`. Secrets and what people typed never appear. */
export function createLogger(config: Pick<Config, 'logLevel'>, to?: { write(line: string): void }): Logger {
  const options = {
    name: 'api',
    level: config.logLevel,
    redact: ['*.cookie', '*.authorization', '*.password', '*.access_token'],
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  standardOutput ??= to ? undefined : gatherLines()
  return pino(options, to ?? standardOutput)
}

/** All loggers of a process write to it together. */
let standardOutput: DestinationStream | undefined
/** Lines are written at the latest when this many bytes of them have come together. */
const mostBytes = 8_192

/**
 * Writes what was logged in one turn of the event loop at once, as the shop does: a line for each call was
 * 7% of what a page of search results cost the api (docs/decisions/0189). Nothing is lost when the process ends by itself.
 */
function gatherLines(): DestinationStream {
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
  }
}
