import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Client } from 'pg'
import { migrateDatabase, migrationsFolder } from '../src/platform/migrations/migrations.ts'

/** Test runs on one server take turns: only the first one makes the template. */
const templateLock = 7_204_152
const templatePrefix = 'sluimer_template_'
const copyPrefix = 'sluimer_test_'
/** A copy of this age was left behind by a run that was killed. */
const leftoverAfterMs = 60 * 60 * 1000

/** Makes the migrated database that tests copy, unless one with the same migrations exists. Returns its name. */
export async function prepareTemplate(serverUrl: string): Promise<string> {
  const name = `${templatePrefix}${await fingerprint()}`
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    await dropLeftovers(client, name)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await makeTemplate(client, serverUrl, name)
  } finally {
    await client.end()
  }
  return name
}

/** Returns the name of a new copy, which contains the time of its creation. */
export function copyName(): string {
  return `${copyPrefix}${Date.now()}_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
}

/** Renames the template only when it is complete, so that a killed run leaves no half template. */
async function makeTemplate(client: Client, serverUrl: string, name: string) {
  const draft = `${copyPrefix}${Date.now()}_template`
  await client.query(`create database ${draft}`)
  const url = new URL(serverUrl)
  url.pathname = `/${draft}`
  await migrateDatabase(url.href)
  await client.query(`alter database ${draft} rename to ${name}`)
}

async function dropLeftovers(client: Client, current: string) {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
  for (const { datname } of rows) {
    const madeAt = datname.startsWith(copyPrefix)
      ? Number(datname.slice(copyPrefix.length).split('_', 1)[0])
      : Number.NaN
    const isOldCopy = madeAt < Date.now() - leftoverAfterMs
    const isOldTemplate = datname.startsWith(templatePrefix) && datname !== current
    if (isOldCopy || isOldTemplate) await client.query(`drop database if exists ${datname} with (force)`)
  }
}

/** Returns a hash that changes when our migrations or the job queue's own tables change. */
async function fingerprint() {
  const hash = createHash('sha256')
  const files = await readdir(migrationsFolder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.sql')).sort())
    hash.update(file).update(await readFile(`${migrationsFolder}/${file}`))
  const queueMain = createRequire(import.meta.url).resolve('pg-boss')
  hash.update(await readFile(queueMain.replace(/dist\/index\.js$/, 'package.json')))
  return hash.digest('hex').slice(0, 12)
}
