import { readdirSync, rmSync } from 'node:fs'

/**
 * Drizzle describes the whole database anew beside each migration, and compares the tables with the last description only. The earlier ones weigh
 * 230 kB each and say what the migrations say: `npm run db:generate -w apps/api` drops them when it has written a new one.
 */
const folder = new URL('../../apps/api/migrations/meta/', import.meta.url)
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(new URL(name, folder))
