import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { findPendingMigrations, migrateDatabase } from './migrations.ts'

// This database is empty, while those of other tests are migrated already.
const name = `sluimer_test_${Date.now()}_empty`
const url = new URL(inject('testServerUrl'))
url.pathname = `/${name}`

async function onServer(statement: string) {
  const client = new Client({ connectionString: inject('testServerUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
beforeAll(() => onServer(`create database ${name}`))
afterAll(() => onServer(`drop database if exists ${name} with (force)`))

test('an empty database lacks every migration; after migrating, by two nodes at once and again, it lacks none', async () => {
  const { db, close } = openDatabase({ url: url.href })
  try {
    expect((await findPendingMigrations(db))[0]).toMatch(/^0000_/)
    await Promise.all([migrateDatabase(url.href), migrateDatabase(url.href)])
    expect(await findPendingMigrations(db)).toEqual([])
    await migrateDatabase(url.href)
    const { rows } = await db.execute<{ schema: string }>(
      `select distinct table_schema as schema from information_schema.tables where table_name in ('job', 'mail_message') order by 1`,
    )
    expect(rows.map((row) => row.schema)).toEqual(['pgboss', 'public'])
  } finally {
    await close()
  }
})
