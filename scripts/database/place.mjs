import { randomUUID } from 'node:crypto'
import fs, { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from './binaries.mjs'
import { canEnter, makeFolder, sharedFolder } from './reachable.mjs'
import { databaseUser } from './run-as.mjs'

/** Linux keeps the files of this folder in memory. */
const memoryFolder = '/dev/shm'
/** A whole test run leaves about a gigabyte there, and its browsers need memory too. */
const roomyBytes = 4 * 1024 ** 3

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
 * @param {{ logFile?: string, isOnDisk?: boolean }} [options] `isOnDisk` is for measurements: memory would flatter them
 */
export function throwAwayPlace({ logFile, isOnDisk = false } = {}) {
  const user = databaseUser()
  const temporary = isOnDisk ? tmpdir() : chooseTemporaryFolder()
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

/** Returns the folder in memory where there is room for it, unless TMPDIR names another one. */
function chooseTemporaryFolder() {
  return process.env.TMPDIR === undefined && hasRoom(memoryFolder) ? memoryFolder : tmpdir()
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    // Called by its full name, since a Node that is too old for it must still load this file.
    const { bavail, bsize } = fs.statfsSync(folder)
    return Math.min(bavail * bsize, freemem()) >= roomyBytes
  } catch {
    return false
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
