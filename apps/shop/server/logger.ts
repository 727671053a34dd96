import { describeError } from '@sluimer/domain/log/describe-error'
import { type Logger, pino } from 'pino'
import type { ShopConfig } from './config.ts'

export type { Logger }

/** Writes structured lines to standard output, or to `to`. Secrets and what visitors typed never reach them. */
export function createLogger(
  config: Pick<ShopConfig, 'logLevel'>,
  to?: { write(line: string): void },
): Logger {
  const options = {
    name: 'shop',
    level: config.logLevel,
    redact: ['*.cookie', '*.authorization', '*.password', '*.access_token'],
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return to ? pino(options, to) : pino(options)
}
