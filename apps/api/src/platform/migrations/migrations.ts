import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { z } from 'zod'
import type { Connection } from '../db/database.ts'
import { findDatabaseErrorCode } from '../db/errors.ts'
import { migrateJobs } from '../jobs/boss.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** A number that no other program uses for its advisory locks, so that two nodes never migrate at once. */
const migrationLock = 7_204_151

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) })

/** Brings the database to the newest state: our tables and those of the job queue. Safe to run twice, or at once. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'sluimer-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
    await migrateJobs(databaseUrl)
  } finally {
    await client.end()
  }
}

/** Returns the migrations that this version of the code needs and the database does not have yet. */
export async function findPendingMigrations(db: Connection): Promise<string[]> {
  const journal = journalSchema.parse(
    JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')),
  )
  const last = await lastAppliedAt(db)
  return journal.entries.filter((entry) => entry.when > last).map((entry) => entry.tag)
}

async function lastAppliedAt(db: Connection): Promise<number> {
  try {
    const { rows } = await db.execute<{ last: string | null }>(
      sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
    )
    return Number(rows[0]?.last ?? 0)
  } catch (error) {
    // Neither the table nor its schema exists, so nothing was ever applied.
    const code = findDatabaseErrorCode(error)
    if (code === '42P01' || code === '3F000') return 0
    throw error
  }
}
