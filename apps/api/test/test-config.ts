import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../src/config.ts'
import type { PasswordCost } from '../src/platform/password-cost.ts'

/** A test of an account stretches many passwords, and asks only that each was; what a true one costs has tests of its own. */
export const aCheapPasswordCost: PasswordCost = { memory: 256, passes: 1, parallelism: 1 }

/** Returns settings for a test, with the address of its database. */
export function aConfig(databaseUrl: string, changes: Partial<Config> = {}): Config {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SERVICE_EMAIL: 'winkel@sluimer.example',
    SERVICE_PASSWORD: 'een-wachtwoord-voor-tests',
    TOKEN_SECRET: 'een-sleutel-van-minstens-32-tekens',
    LOG_LEVEL: 'silent',
    DELETIONS_FILE: join(
      tmpdir(),
      `sluimer-deletions${new URL(databaseUrl).pathname.replaceAll('/', '-')}.jsonl`,
    ),
  })
  return Object.freeze({ ...config, ...changes })
}
