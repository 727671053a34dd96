import { type Logger, pino } from 'pino'
import type { ShopConfig } from './config.ts'

export type { Logger }

/** Structured lines on standard output. Secrets and visitors' cookies never reach them. */
export function createLogger(config: Pick<ShopConfig, 'logLevel'>): Logger {
  return pino({
    name: 'shop',
    level: config.logLevel,
    redact: ['*.cookie', '*.authorization', '*.password', '*.access_token'],
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
