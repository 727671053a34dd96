import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { npmCommand, pathWithClone } from '../lib/install.mjs'
import { root } from '../lib/paths.mjs'
import { runToEnd } from '../lib/processes.mjs'
import { runTool } from './run-tool.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const otherPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns a Chromium for the journeys: the machine's, or else one that is installed now.
 * @param {import('./run-tests.mjs').Context} context
 * @returns {Promise<string>} the path of the program
 */
export async function findChromium(context) {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH leads nowhere: ${given}`)
  const found = given ?? findOnSystem() ?? (await findPlaywrights(context))
  if (found) return found
  const installed = (await installAsRoot(context)) ?? (await installPlaywrights(context))
  if (installed) return installed
  throw new Failure(
    'The journeys need Chromium, and it can be neither found nor installed; set CHROMIUM_PATH.',
  )
}

function findOnSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...otherPlaces].find((candidate) => existsSync(candidate))
}

/** Installs Debian's package. @param {import('./run-tests.mjs').Context} context */
async function installAsRoot({ life, logFile }) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { name: 'Installing Chromium', command: 'apt-get', logFile: logFile('chromium'), env }
  try {
    await runToEnd(life, { ...options, args: ['update'] })
    await runToEnd(life, { ...options, args: ['install', '-y', '--no-install-recommends', 'chromium'] })
  } catch {
    return undefined
  }
  return findOnSystem()
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
