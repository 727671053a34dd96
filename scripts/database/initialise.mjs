import { spawn } from 'node:child_process'
import { chownSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Failure, tellingLine } from '../lib/failure.mjs'
import { runToEnd } from '../lib/processes.mjs'
import { makeFolder } from './reachable.mjs'

export const databaseName = 'sluimer'
const rules = [
  '# Only this machine, only with the password.',
  'host all all 127.0.0.1/32 scram-sha-256',
  'host replication all 127.0.0.1/32 scram-sha-256',
]

/**
 * @typedef {object} ClusterPlace
 * @property {string} bin
 * @property {string} dataFolder
 * @property {string} logFile
 * @property {import('./run-as.mjs').User | undefined} user
 */

/**
 * Makes the data folder of a new PostgreSQL beside its place and moves it there whole.
 * @param {import('./cluster.mjs').Life} life
 * @param {ClusterPlace} place
 * @param {string} password
 */
export async function initialise(life, { bin, dataFolder, logFile, user }, password) {
  const parent = dirname(dataFolder)
  const draft = join(parent, `${basename(dataFolder)}.new`)
  rmSync(draft, { recursive: true, force: true })
  makeFolder(parent, basename(draft), user)
  await runToEnd(life, {
    name: 'Making the database',
    command: join(bin, 'initdb'),
    // The built-in locale sorts and compares alike on every machine, and does not depend on the system's.
    args: [
      '-D',
      draft,
      '-U',
      databaseName,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--locale=C',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    logFile,
    ...asUser(user),
  })
  writeFileSync(join(draft, 'pg_hba.conf'), `${rules.join('\n')}\n`, { mode: 0o600 })
  if (user) chownSync(join(draft, 'pg_hba.conf'), user.uid, user.gid)
  await singleUser({ bin, dataFolder: draft, logFile, user }, [
    setPassword(password),
    `CREATE DATABASE ${databaseName}`,
  ])
  renameSync(draft, dataFolder)
}

/**
 * Gives the database's user a new password, for a shop whose secrets were lost.
 * @param {ClusterPlace} place
 * @param {string} password
 */
export async function resetPassword(place, password) {
  await singleUser(place, [setPassword(password)])
}

/** Returns the identity and the bare environment for PostgreSQL's programs. @param {import('./run-as.mjs').User | undefined} user */
export function asUser(user) {
  const identity = user && { uid: user.uid, gid: user.gid }
  if (process.platform === 'win32') return { env: process.env }
  return { ...identity, cwd: '/', env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

/** Needs no quoting: the password has letters, digits, - and _ only. @param {string} password */
function setPassword(password) {
  return `ALTER ROLE ${databaseName} PASSWORD '${password}'`
}

/**
 * Runs statements in PostgreSQL without a server, before anyone can connect.
 * @param {ClusterPlace} place
 * @param {string[]} statements
 */
async function singleUser({ bin, dataFolder, user }, statements) {
  const child = spawn(join(bin, 'postgres'), ['--single', '-D', dataFolder, 'postgres'], {
    ...asUser(user),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  child.stdin.on('error', () => {})
  child.stdin.end(`${statements.join(';\n')};\n`)
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      said += error.message
      resolve(1)
    })
    child.once('close', resolve)
  })
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(said))
    throw new Failure(`The database cannot be made: ${tellingLine(said)}`)
}

/** Returns the version that made a data folder, from the first line of its version file ("18"). @param {string} dataFolder */
export function readVersion(dataFolder) {
  try {
    return readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined
    throw error
  }
}
