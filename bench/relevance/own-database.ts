import { Client } from 'pg'
import { startThrowawayPostgres } from '../../scripts/database/throwaway.mjs'

/**
 * Makes an empty database on the server of TEST_DATABASE_URL or DATABASE_URL, whose user must be allowed to make one with
 * extensions; without either, on a PostgreSQL started for the purpose. Other databases are not touched.
 */
export async function createOwnDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await startThrowawayPostgres()
  const name = `sluimer_relevance_${process.pid}_${Date.now()}`
  try {
    await onServer(server.url, `create database ${name} template template0 encoding 'UTF8'`)
  } catch (error) {
    await server.stop()
    throw error
  }
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      try {
        await onServer(server.url, `drop database if exists ${name} with (force)`)
      } finally {
        await server.stop()
      }
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
