import { createLogger as createNamedLogger, type Logger } from '@sluimer/log/create-logger'
import type { Config } from '../config.ts'

export type { Logger }

/** Creates the logger of the api, on standard output or `to`. */
export function createLogger(config: Pick<Config, 'logLevel'>, to?: { write(line: string): void }): Logger {
  return createNamedLogger({ name: 'api', level: config.logLevel }, to)
}
