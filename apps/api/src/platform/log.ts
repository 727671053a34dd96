import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

export type { Logger }

/** Structured lines on standard output. Secrets and people's cookies never reach them. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    name: 'api',
    level: config.logLevel,
    redact: ['*.cookie', '*.authorization', '*.password', '*.access_token'],
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
