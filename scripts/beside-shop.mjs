// Runs `npm run shop -- …`, `npm run order -w apps/api -- …` and the other commands for staff. Each is a program of the api. It uses
// the database that DATABASE_URL names or, without one, the database that `npm start` runs in DATA_DIR, with the secrets kept there.
import { spawnSync } from 'node:child_process'
import { findRunningDatabase } from './database/running.mjs'
import { explain, Failure } from './lib/failure.mjs'
import { pathWithClone, pinnedNode } from './lib/install.mjs'
import { partsEnvironment } from './lib/parts-environment.mjs'
import { root } from './lib/paths.mjs'
import { readSecrets } from './lib/secrets.mjs'
import { readSettings } from './lib/settings.mjs'

/** Says that the command could not begin; 1 says that it, or a part of it, was refused. */
const couldNotBegin = 2

try {
  const [program = '', ...args] = process.argv.slice(2)
  process.exitCode = runBesideShop(program, args)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = couldNotBegin
}

/** @param {string} program a file of apps/api/src @param {string[]} args */
function runBesideShop(program, args) {
  const settings = readSettings(process.env)
  const { dataDir } = settings
  const databaseUrl = settings.databaseUrl ?? findRunningDatabase(dataDir)
  if (databaseUrl === undefined) {
    throw new Failure(
      `No database: DATABASE_URL is not set, and no shop runs in ${dataDir}. Start it (npm start), or set DATA_DIR to the folder of one that runs, or DATABASE_URL.`,
    )
  }
  const isDevelopment = settings.env.NODE_ENV === 'development'
  const env = partsEnvironment(settings, readSecrets(dataDir), { databaseUrl, isDevelopment })
  const { status, error } = spawnSync(
    pinnedNode(),
    ['--import', './apps/api/src/compile-jsx.ts', `apps/api/src/${program}.ts`, ...args],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, PATH: pathWithClone() } },
  )
  if (error) throw error
  return status ?? couldNotBegin
}
