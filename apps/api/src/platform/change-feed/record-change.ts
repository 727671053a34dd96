import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { change } from './tables.ts'

export const changeChannel = 'sluimer_change'

/**
 * Announces to every node, once the caller's transaction commits, that pages with these tags are out of date
 * (`product:812`, `category:14`, `content:home`). `entity` is the noun that changed.
 */
export async function recordChange(tx: Connection, entity: string, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await tx
    .insert(change)
    .values({ entity, tags: [...new Set(tags)] })
    .returning({ told: sql`pg_notify(${changeChannel}, '')` })
}
