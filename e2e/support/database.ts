import { Client } from 'pg'

/** Reads rows from the shop's own database, to compare the screen with what is stored. */
export function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return withClient(async (client) => (await client.query<Row>(sql, values)).rows)
}

/** Runs several statements as one, and notifies the shop's pages that this product changed. */
export function changeProduct(
  productId: string,
  statements: readonly (readonly [sql: string, values: unknown[]])[],
): Promise<void> {
  return withClient(async (client) => {
    await client.query('begin')
    for (const [sql, values] of statements) await client.query(sql, values)
    await client.query(`insert into change (entity, tags) values ('product', $1)`, [[`product:${productId}`]])
    await client.query(`select pg_notify('sluimer_change', '')`)
    await client.query('commit')
  })
}

async function withClient<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString)
    throw new Error('DATABASE_URL is not set: run the journeys with npm test -- journeys')
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
