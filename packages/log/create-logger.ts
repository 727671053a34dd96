import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type { Logger }

/** Lines are written at the latest when this many bytes of them have come together. */
const mostBytes = 8_192
/** All loggers of a process write to it together. */
let standardOutput: DestinationStream | undefined

/**
 * Creates a logger of structured lines under the name of a program, on standard output or `to`. Secrets and what people typed never
 * appear.
 */
export function createLogger(
  { name, level }: { name: string; level: string },
  to?: { write(line: string): void },
): Logger {
  const options = {
    name,
    level,
    redact: ['*.cookie', '*.authorization', '*.password', '*.access_token'],
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  standardOutput ??= to ? undefined : gatherLines()
  return pino(options, to ?? standardOutput)
}

/**
 * Writes to standard output what was logged in one turn of the event loop at once: a busy shop spent as much on a write for each line
 * as on sending kept pages, and the api 7% of a page of search results (docs/decisions/0165 and 0189). No line waits longer than that
 * turn, and none is lost when the process ends by itself.
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
