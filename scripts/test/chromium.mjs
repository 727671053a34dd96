import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { npmCommand, pathWithClone } from '../lib/install.mjs'
import { root } from '../lib/paths.mjs'
import { runToEnd } from '../lib/processes.mjs'
import { runTool } from './run-tool.mjs'

/** Chromium without its windows, as Debian's package and Chrome's own archive name it: a fifth cheaper (docs/decisions/0098). */
const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const otherPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns a Chromium for the journeys: the one that CHROMIUM_PATH names, or else the cheapest one that is there or can be installed.
 * @param {import('./run-tests.mjs').Context} context
 * @returns {Promise<string>} the path of the program
 */
export async function findChromium(context) {
  const found =
    readGivenChromium() ??
    findOnPath(withoutWindows) ??
    (await installAsRoot(context, 'chromium-headless-shell')) ??
    findOnSystem() ??
    (await findPlaywrights(context)) ??
    (await installAsRoot(context, 'chromium')) ??
    (await installPlaywrights(context))
  if (found) return found
  throw new Failure(
    'The journeys need Chromium, and it can be neither found nor installed; set CHROMIUM_PATH.',
  )
}

/**
 * Returns a Chromium that is already on the machine, the same that the journeys would take; undefined where Playwright's own is left.
 * @returns {string | undefined} the path of the program
 */
export function findChromiumOnMachine() {
  return readGivenChromium() ?? findOnPath(withoutWindows) ?? findOnSystem()
}

/** Returns the Chromium that CHROMIUM_PATH names, which must be there. */
function readGivenChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH leads nowhere: ${given}`)
  return given
}

/** @param {string[]} programs */
function findOnPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = programs.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((candidate) => existsSync(candidate))
}

function findOnSystem() {
  return findOnPath(names) ?? otherPlaces.find((place) => existsSync(place))
}

/**
 * Installs one of Debian's packages, and returns the program of that name; undefined where that cannot be done.
 * @param {import('./run-tests.mjs').Context} context
 * @param {string} name of the package and of its program
 */
async function installAsRoot({ life, logFile }, name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { name: 'Installing Chromium', command: 'apt-get', logFile: logFile('chromium'), env }
  // A machine without a network finds out at once.
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
  try {
    await runToEnd(life, { ...options, args: [...patience, 'update'] })
    const args = [...patience, 'install', '-y', '--no-install-recommends', '--no-remove', name]
    await runToEnd(life, { ...options, args })
  } catch {
    return undefined
  }
  return findOnPath([name])
}

/** @param {import('./run-tests.mjs').Context} context */
async function installPlaywrights(context) {
  const { command, args } = npmCommand()
  await runToEnd(context.life, {
    name: 'Installing Chromium',
    command,
    args: [...args, 'exec', '--', 'playwright', 'install', 'chromium'],
    cwd: root,
    env: { ...process.env, PATH: pathWithClone() },
    logFile: context.logFile('chromium'),
  })
  return findPlaywrights(context)
}

/** @param {import('./run-tests.mjs').Context} context */
async function findPlaywrights(context) {
  const { output } = await runTool(context, {
    name: 'chromium-path',
    script: 'scripts/test/playwright-chromium.mjs',
    args: [],
  })
  const path = output.trim().split('\n').at(-1)
  return path && existsSync(path) ? path : undefined
}
