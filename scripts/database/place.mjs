import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from './binaries.mjs'
import { canEnter, makeFolder, sharedFolder } from './reachable.mjs'
import { databaseUser } from './run-as.mjs'

/**
 * Returns where the database of this data folder is kept: in the folder, or, when its user cannot enter it, elsewhere. A note in
 * the folder then names that place.
 * @param {string} dataDir
 * @param {string} logFile
 * @returns {import('./initialise.mjs').ClusterPlace}
 */
export function keptPlace(dataDir, logFile) {
  const user = databaseUser()
  return { user, bin: findBinaries(user), dataFolder: join(parentFor(dataDir, user), 'postgres'), logFile }
}

/**
 * Returns a place for a database that is removed after use.
 * @param {string} [logFile]
 */
export function throwAwayPlace(logFile) {
  const user = databaseUser()
  const temporary = tmpdir()
  const above = user && !canEnter(temporary, user) ? sharedFolder(user) : temporary
  const folder = mkdtempSync(join(above, 'sluimer-test-'))
  const parent = makeFolder(folder, 'data', user)
  if (user) makeFolder(above, folder.slice(above.length + 1), user)
  return {
    user,
    bin: findBinaries(user),
    dataFolder: join(parent, 'postgres'),
    logFile: logFile ?? join(folder, 'postgres.log'),
    folder,
  }
}

/** @param {string} dataDir @param {import('./run-as.mjs').User | undefined} user */
function parentFor(dataDir, user) {
  const note = join(dataDir, 'postgres.elsewhere')
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  if (!user || existsSync(join(dataDir, 'postgres')) || canEnter(dataDir, user)) return dataDir
  const parent = makeFolder(sharedFolder(user), randomUUID(), user)
  writeFileSync(note, `${parent}\n`)
  return parent
}
