import { createLogger as createNamedLogger, type Logger } from '@sluimer/log/create-logger'
import type { ShopConfig } from './config.ts'

export type { Logger }

/** Creates the logger of the shop, on standard output or `to`. */
export function createLogger(
  config: Pick<ShopConfig, 'logLevel'>,
  to?: { write(line: string): void },
): Logger {
  return createNamedLogger({ name: 'shop', level: config.logLevel }, to)
}
