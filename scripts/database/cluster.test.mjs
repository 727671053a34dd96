import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pinnedNode } from '../lib/install.mjs'
import { inRoot } from '../lib/paths.mjs'
import { lifeOfTest } from '../testing/life-of-test.mjs'
import { temporaryFolder } from '../testing/temporary-folder.mjs'
import { startCluster } from './cluster.mjs'
import { initialise } from './initialise.mjs'
import { throwAwayPlace } from './place.mjs'

/** The api's own driver. @type {typeof import('pg')} */
const { Client } = createRequire(inRoot('apps', 'api', 'package.json'))('pg')
const password = 'een-wachtwoord-voor-tests'
/** Everything PostgreSQL logs by default, and more. Each line contradicts one of our settings, which must win. */
const talkative = [
  'log_min_messages = info',
  'log_min_error_statement = info',
  'log_parameter_max_length_on_error = -1',
]

/** Starts a database as `npm start` does, on a data folder whose own settings log everything. */
async function aTalkativeDatabase() {
  const logFile = join(temporaryFolder(), 'postgres.log')
  const place = throwAwayPlace({ logFile })
  onTestFinished(() => rmSync(place.folder, { recursive: true, force: true }))
  const life = lifeOfTest()
  await initialise(life, place, password)
  appendFileSync(join(place.dataFolder, 'postgresql.conf'), `${talkative.join('\n')}\n`)
  const { url } = await startCluster(life, place, { password, isPasswordNew: false, node: pinnedNode() })
  return { url, readLog: () => readFileSync(logFile, 'utf8') }
}

/** @param {string} url */
async function connect(url) {
  const client = new Client({ connectionString: url })
  // The server ends one of the connections on purpose, so that error is not a fault of the test.
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end().catch(() => undefined))
  return client
}

test('PostgreSQL writes no row, no statement and no value into its log, whatever its own file says', async () => {
  const { url, readLog } = await aTalkativeDatabase()
  const [staff, shopper] = await Promise.all([connect(url), connect(url)])
  await staff.query('create table guest (email text primary key)')
  const insert = 'insert into guest values ($1)'
  await staff.query(insert, ['rij@merk.example'])
  // PostgreSQL names the row that exists already in the detail of its error.
  await expect(staff.query(insert, ['rij@merk.example'])).rejects.toThrow('duplicate key')

  const { rows } = await shopper.query('select pg_backend_pid() as pid')
  const ended = expect(
    shopper.query("select pg_sleep(600), $1::text, 'opdracht-merk'", ['waarde-merk']),
  ).rejects.toThrow()
  const state = 'select state from pg_stat_activity where pid = $1 and query like $2'
  await vi.waitUntil(
    async () => (await staff.query(state, [rows[0].pid, '%pg_sleep%'])).rows[0]?.state === 'active',
    { timeout: 30_000, interval: 20 },
  )
  // The end of a connection deserves a line in the log; the statement that was running, and its values, do not.
  await staff.query('select pg_terminate_backend($1)', [rows[0].pid])
  await ended
  await vi.waitUntil(() => readLog().includes('terminating connection'), { timeout: 30_000, interval: 20 })
  expect(readLog()).not.toMatch(/merk/)
}, 120_000)
