import { Client } from 'pg'
import { inject } from 'vitest'
import { copyName } from './template-database.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates an empty, migrated database for the caller alone. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = copyName()
  // Copying files takes half the time of copying pages through the log, which a throwaway database does not need.
  const copy = `create database ${name} template ${inject('testTemplate')} strategy file_copy`
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
