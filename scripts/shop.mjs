// `npm run shop -- import products <file>`: the api's commands for staff, at the database that DATABASE_URL names or, without
// one, at the database that `npm start` runs in DATA_DIR.
import { spawnSync } from 'node:child_process'
import { findRunningDatabase } from './database/running.mjs'
import { explain, Failure } from './lib/failure.mjs'
import { pathWithClone, pinnedNode } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { readSettings } from './lib/settings.mjs'

/** The command could not begin; 1 says that a part of it was refused. */
const couldNotBegin = 2

try {
  process.exitCode = runShop(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = couldNotBegin
}

/** @param {string[]} args */
function runShop(args) {
  const { env, dataDir, databaseUrl } = readSettings(process.env)
  const url = databaseUrl ?? findRunningDatabase(dataDir)
  if (url === undefined) {
    throw new Failure(
      `No database: DATABASE_URL is not set, and no shop runs in ${dataDir}. Start it (npm start), or set one of them.`,
    )
  }
  const { status, error } = spawnSync(
    pinnedNode(),
    ['--import', 'tsx', 'apps/api/src/manage-shop.ts', ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, DATABASE_URL: url, DATA_DIR: dataDir, PATH: pathWithClone() },
    },
  )
  if (error) throw error
  return status ?? couldNotBegin
}
