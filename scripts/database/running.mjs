import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseName } from './initialise.mjs'

/**
 * Returns the address of the database that `npm start` runs in this data folder; undefined while none runs. Changes nothing.
 * @param {string} dataDir
 * @returns {string | undefined}
 */
export function findRunningDatabase(dataDir) {
  const elsewhere = join(dataDir, 'postgres.elsewhere')
  const parent = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : dataDir
  const statusFile = join(parent, 'postgres', 'postmaster.pid')
  const secretsFile = join(dataDir, 'secrets.json')
  if (!existsSync(statusFile) || !existsSync(secretsFile)) return undefined
  // PostgreSQL's own status file: line 1 is the process, line 4 the port, line 8 says whether it takes connections.
  const lines = readFileSync(statusFile, 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (lines[7]?.trim() !== 'ready' || !Number.isInteger(port) || !isAlive(pid)) return undefined
  const { databasePassword } = JSON.parse(readFileSync(secretsFile, 'utf8'))
  return `postgresql://${databaseName}:${databasePassword}@127.0.0.1:${port}/${databaseName}`
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that it runs, as another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
