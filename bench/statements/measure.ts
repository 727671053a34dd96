import { readFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { aProduct, onlyVariantId } from '../../apps/api/src/features/catalog/catalog.builders.ts'
import { findSellableVariants } from '../../apps/api/src/features/catalog/variant/find-sellable-variants.ts'
import { type Connection, openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { migrateDatabase } from '../../apps/api/src/platform/migrations/migrations.ts'
import { startThrowawayPostgres } from '../../scripts/database/throwaway.mjs'

/**
 * Measures what is saved by giving statements a name on the connection (`platform/db/client/prepared-statements.ts`, decision 73):
 * `node bench/statements/measure.ts [--questions 1500] [--rounds 9]` runs the query of every cart over the api's pool
 * and over one as `pg` makes it, one connection each, in turns. It prints the processor time per query of this process and of
 * PostgreSQL (Linux), in microseconds, and the ratio of the two pools, as medians of the rounds.
 */
const options = new Map(
  process.argv
    .slice(2)
    .flatMap((word, at, all) => (word.startsWith('--') ? [[word, all[at + 1]] as const] : [])),
)
const questions = Number(options.get('--questions') ?? 1_500)
const rounds = Number(options.get('--rounds') ?? 9)

const postgres = await startThrowawayPostgres()
await migrateDatabase(postgres.url)
const named = openDatabase({ url: postgres.url, maxConnections: 1 })
const plainPool = new Pool({ connectionString: postgres.url, max: 1 })
// PostgreSQL may end before the pool has closed its connections.
plainPool.on('error', () => undefined)
const plain: Connection = drizzle(plainPool, { casing: 'snake_case' })
try {
  const ids: number[] = []
  for (let count = 0; count < 20; count++) ids.push(onlyVariantId(await aProduct(named.db, { stock: 10 })))
  const pools = { named: named.db, plain }
  const took: Record<keyof typeof pools, { own: number[]; server: number[] }> = {
    named: { own: [], server: [] },
    plain: { own: [], server: [] },
  }
  for (const db of Object.values(pools)) await ask(db, ids)
  for (let round = 0; round < rounds; round++) {
    const names = ['named', 'plain'] as const
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const { own, server } = await ask(pools[name], ids)
      took[name].own.push(own)
      took[name].server.push(server)
    }
  }
  for (const part of ['own', 'server'] as const) {
    const ratios = took.named[part].map((value, round) => value / (took.plain[part][round] ?? Number.NaN))
    const figures = {
      named: median(took.named[part]),
      plain: median(took.plain[part]),
      ratio: median(ratios),
    }
    process.stdout.write(`${JSON.stringify({ part, ...figures })}\n`)
  }
} finally {
  await named.close()
  await plainPool.end()
  await postgres.stop()
}

/** Runs the query again and again for other variants; returns processor time per query in microseconds. */
async function ask(db: Connection, ids: readonly number[]): Promise<{ own: number; server: number }> {
  const { rows } = await db.execute<{ pid: number }>('select pg_backend_pid() as pid')
  const before = { own: process.cpuUsage(), server: readCpuMicros(rows[0]?.pid) }
  for (let count = 0; count < questions; count++) {
    const three = [0, 1, 2].map((offset) => ids[(count + offset) % ids.length] ?? 0)
    await findSellableVariants(db, three, new Date())
  }
  const { user, system } = process.cpuUsage(before.own)
  const server = readCpuMicros(rows[0]?.pid) - before.server
  return { own: Math.round((user + system) / questions), server: Math.round(server / questions) }
}

/** Reads the processor time, which Linux counts in hundredths of a second. */
function readCpuMicros(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

function median(values: readonly number[]): number {
  return Number((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(2))
}
