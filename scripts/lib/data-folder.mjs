import { mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { takeLock } from './lock.mjs'

/** A larger log is set aside at the next start; one older log is kept. */
const logLimitBytes = 20 * 1024 * 1024

/**
 * Makes the data folder and locks it for this start alone.
 * @param {import('./lifetime.mjs').Lifetime} life
 * @param {string} dataDir
 */
export function openDataFolder(life, dataDir) {
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const lock = takeLock(join(dataDir, 'running.lock'))
  if (!lock.held) {
    throw new Failure(
      `A start with this data folder is running already (process ${lock.pid}): ${dataDir}. Set DATA_DIR, PORT and API_PORT to run another beside it.`,
    )
  }
  const release = async () => lock.release()
  life.add({ name: 'data folder', stop: release, kill: release })
  return { isTakenOver: lock.isTakenOver, logFile: (/** @type {string} */ name) => logFile(dataDir, name) }
}

/** @param {string} dataDir @param {string} name */
function logFile(dataDir, name) {
  const file = join(dataDir, 'logs', `${name}.log`)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > logLimitBytes) renameSync(file, `${file}.1`)
  return file
}
