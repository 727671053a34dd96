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
