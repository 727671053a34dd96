import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Drizzle describes the whole database anew beside each migration, and compares the tables with the last description only. The earlier ones say what
 * the migrations say: `npm run db:generate -w apps/api` drops them when it has written a new one. That one is kept without its white space, two
 * fifths of 230 kB, since only Drizzle reads it.
 */
const folder = new URL('../../apps/api/migrations/meta/', import.meta.url)
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(new URL(name, folder))
for (const name of snapshots.toSorted().slice(-1)) {
  const file = new URL(name, folder)
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`)
}
