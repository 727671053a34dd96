import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Waits until a call waits for a row that another transaction holds. */
export async function waitForLock({ db }: TestApp): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rowCount } = await db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    },
    { timeout: 30_000 },
  )
}
