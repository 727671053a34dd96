import { Client } from 'pg'
import { inject } from 'vitest'
import { copyName } from './template-database.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates an empty, migrated database for the caller alone. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(inject('testTemplate'))
}

/** Copies a database to which nobody is connected, as a backup does. */
export function backUpTestDatabase({ url }: Pick<TestDatabase, 'url'>): Promise<TestDatabase> {
  return copyDatabase(new URL(url).pathname.slice(1))
}

/** Test files of one run take turns: only the first one fills what they share. */
const fillLock = 7_204_153

/**
 * Creates a database for the caller alone, with what `fill` writes into a migrated one: once for all test files of a run that give
 * it the same name, since filling takes seconds and copying does not. `fill` closes its connections.
 */
export async function createFilledDatabase(
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const filled = `${inject('testRun')}_${name}`
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [fillLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [filled])
    if (rowCount !== 0) return
    const draft = await createTestDatabase()
    await fill(draft.url)
    // What is cut off half-way has another name, and is filled anew.
    await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${filled}`)
  })
  return copyDatabase(filled)
}

async function copyDatabase(source: string): Promise<TestDatabase> {
  const name = copyName()
  // Copying files takes half the time of copying pages through the log, which a throwaway database does not need.
  const copy = `create database ${name} template ${source} strategy file_copy`
  await onServer((client) => client.query(copy))
  const url = new URL(inject('testServerUrl'))
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

async function onServer(work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: inject('testServerUrl') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
