import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'

/** @typedef {{ databasePassword: string, servicePassword: string, tokenSecret: string }} Secrets */

/**
 * Returns the secrets of this data folder. The first start makes them, in a file that only the owner can read.
 * @param {string} dataDir
 * @returns {Secrets & { isNew: boolean }}
 */
export function keepSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json')
  const known = readSecrets(dataDir)
  const secrets = {
    databasePassword: known.databasePassword ?? randomSecret(),
    servicePassword: known.servicePassword ?? randomSecret(),
    tokenSecret: known.tokenSecret ?? randomSecret(),
  }
  const isNew = known.databasePassword === undefined
  if (Object.keys(secrets).some((name) => !(name in known))) {
    // Written beside its place and moved, so that a start killed half-way leaves no half file.
    writeFileSync(`${file}.new`, `${JSON.stringify({ ...known, ...secrets }, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return { ...secrets, isNew }
}

/**
 * Returns the secrets that a start made in this data folder, and makes none.
 * @param {string} dataDir
 * @returns {Partial<Secrets>}
 */
export function readSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {}
    if (error instanceof SyntaxError)
      throw new Failure(`${file} is damaged; restore it, or remove it to make new secrets.`)
    throw error
  }
}

function randomSecret() {
  return randomBytes(32).toString('base64url')
}
