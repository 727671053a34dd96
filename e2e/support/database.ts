import { Client } from 'pg'

/** Rows of the shop's own database, to see that what the screen says is what stands there. */
export async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString)
    throw new Error('DATABASE_URL is not set: run the journeys with npm test -- journeys')
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
