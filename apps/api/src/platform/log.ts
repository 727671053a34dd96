import { describeError } from '@sluimer/domain/log/describe-error'
import { type Logger, pino } from 'pino'
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
  return to ? pino(options, to) : pino(options)
}
