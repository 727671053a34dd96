import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { underSetupLock } from './lock.mjs'
import { inRoot, root } from './paths.mjs'
import { runToEnd } from './processes.mjs'

const isWindows = process.platform === 'win32'

/**
 * Installs what package-lock.json names, unless that is done already. The user's npm settings (registry, proxy,
 * certificates) stay as they are.
 * @param {import('./lifetime.mjs').Lifetime} life
 * @param {string} logFile
 */
export async function installPackages(life, logFile) {
  if (isInstalled(root)) return { note: 'up to date' }
  return underSetupLock(async () => {
    // Another start may have installed them while this one waited.
    if (!isInstalled(root)) await runNpmCi(life, logFile)
    return {}
  })
}

/** @param {import('./lifetime.mjs').Lifetime} life @param {string} logFile */
async function runNpmCi(life, logFile) {
  const { command, args } = npmCommand()
  const env = { ...process.env, PATH: pathWithoutClone() }
  await runToEnd(life, {
    name: 'npm ci',
    command,
    args: [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'],
    cwd: root,
    env,
    logFile,
  })
}

/**
 * Whether npm's record of what it installed agrees with the lock file. npm writes it last, so an installation that was cut
 * short does not pass.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted) throw new Failure(`${folder} has no package-lock.json.`)
  return (
    present !== undefined && Object.entries(wanted).every(([path, entry]) => isPresent(path, entry, present))
  )
}

/**
 * Returns the Node this project is tested on: the npm package `node`, or the running one when it is as new. An installation
 * whose settings forbid install scripts has no other.
 */
export function pinnedNode() {
  const file = inRoot('node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(file)) return file
  const pinned = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).dependencies.node
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantedMajor, wantedMinor] = pinned.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return process.execPath
  throw new Failure(
    `npm ran no install scripts, so Node ${pinned} is missing. Run: npm rebuild node --ignore-scripts=false`,
  )
}

/** Returns the PATH for everything we start: `node` and the tools of the clone come first. */
export function pathWithClone() {
  return [inRoot('node_modules', '.bin'), pathWithoutClone()].join(delimiter)
}

/** Returns how to run npm: the npm that runs us, when there is one. */
export function npmCommand() {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return { command: systemNode(), args: [cli] }
  return { command: isWindows ? 'npm.cmd' : 'npm', args: [] }
}

/** Finds a Node outside the clone, because `npm ci` removes node_modules and with it the Node that may be running us. */
function systemNode() {
  const name = isWindows ? 'node.exe' : 'node'
  const folder = pathWithoutClone()
    .split(delimiter)
    .find((candidate) => candidate !== '' && existsSync(join(candidate, name)))
  return folder ? join(folder, name) : process.execPath
}

function pathWithoutClone() {
  const own = inRoot('node_modules')
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(own))
    .join(delimiter)
}

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, resolved?: string }} Entry */

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** @param {string} path @param {Entry} entry @param {Record<string, Entry>} present */
function isPresent(path, entry, present) {
  if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
  const found = present[path]
  // Optional packages that are absent are for other platforms.
  if (!found) return entry.optional === true
  return found.version === entry.version && Boolean(found.link) === Boolean(entry.link)
}
