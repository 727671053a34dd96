import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Failure, tellingLine } from './failure.mjs'
import { pathWithClone } from './install.mjs'
import { inRoot, root } from './paths.mjs'
import { launch, runToEnd } from './processes.mjs'

/** The api answers once it has read all products, of which a large shop has a hundred thousand. */
const readyLimitMs = 600_000
const readyPollMs = 100
const answerLimitMs = 2_000
/** The parts give running requests 10 s; this is a little more, so that the parts decide. */
const stopLimitMs = 12_000

const preload = pathToFileURL(inRoot('scripts', 'lib', 'end-with-parent.mjs')).href
const holdBack = pathToFileURL(inRoot('scripts', 'lib', 'load-then-wait.mjs')).href
/** What a part loads before it is told to go on: all that its first file imports, and for the shop the pages. */
const loadsFirst = {
  api: ['apps/api/src/app.ts'],
  shop: ['apps/shop/server/shop-server.ts', 'apps/shop/build/server/index.js'],
}
const programs = {
  migrate: {
    name: 'Migrating the database',
    args: ['--import', './apps/api/src/compile-jsx.ts', 'apps/api/src/migrate.ts'],
  },
  loadDemo: {
    name: 'Loading the demo shop',
    args: ['--import', './apps/api/src/compile-jsx.ts', 'apps/api/src/load-demo.ts'],
  },
  api: { name: 'api', args: ['--import', './apps/api/src/compile-jsx.ts', 'apps/api/src/main.ts'] },
  shop: { name: 'shop', args: ['apps/shop/server/main.ts'] },
}

/**
 * @typedef {object} Surroundings
 * @property {string} node
 * @property {Record<string, string | undefined>} env the variables that the parts read, besides the usual ones
 * @property {(name: string) => string} logFile
 */

/**
 * Runs one of the api's programs to its end.
 * @param {import('./lifetime.mjs').Lifetime} life
 * @param {'migrate' | 'loadDemo'} program
 * @param {Surroundings} surroundings
 */
export function runProgram(life, program, surroundings) {
  return runToEnd(life, processOptions(program, surroundings))
}

/**
 * Starts a part of the shop and waits until it says it is ready.
 * @param {import('./lifetime.mjs').Lifetime} life
 * @param {'api' | 'shop'} part
 * @param {Surroundings & { port: number, args?: string[] }} surroundings
 */
export function startPart(life, part, surroundings) {
  const options = processOptions(part, surroundings)
  const args = [...(surroundings.args ?? []), ...options.args]
  const service = launch(life, { ...options, args, stopLimitMs })
  return waitUntilReady(service, { part, port: surroundings.port, logFile: options.logFile })
}

/**
 * Lets a part load its code already, while what it needs to start is still being made. `start` lets it go on, and waits until it says
 * that it is ready.
 * @param {import('./lifetime.mjs').Lifetime} life
 * @param {'api' | 'shop'} part
 * @param {Surroundings & { port: number }} surroundings
 */
export function preparePart(life, part, surroundings) {
  const options = processOptions(part, surroundings)
  const args = [...options.args.slice(0, -1), '--import', holdBack, ...options.args.slice(-1)]
  const LOAD_FIRST = loadsFirst[part].map((file) => pathToFileURL(inRoot(file)).href).join(' ')
  const service = launch(life, { ...options, args, env: { ...options.env, LOAD_FIRST }, stopLimitMs })
  return {
    start() {
      // One that has ended already hears nothing; the wait says why it ended.
      service.child.send('go on', () => {})
      return waitUntilReady(service, { part, port: surroundings.port, logFile: options.logFile })
    },
  }
}

/**
 * @param {ReturnType<typeof launch>} service
 * @param {{ part: string, port: number, logFile: string }} place
 */
async function waitUntilReady(service, { part, port, logFile }) {
  let hasExited = false
  void service.exited.then(() => {
    hasExited = true
  })
  const until = Date.now() + readyLimitMs
  while (!hasExited && Date.now() < until) {
    if (await isReady(port)) return service
    await wait(readyPollMs)
  }
  const what = hasExited ? 'does not start' : `is not ready after ${readyLimitMs / 60_000} minutes`
  throw new Failure(`The ${part} ${what}: ${tellingLine(service.output())} (log: ${logFile})`)
}

/**
 * Ends everything when one part ends by itself.
 * @param {import('./lifetime.mjs').Lifetime} life
 * @param {string} name
 * @param {{ exited: Promise<{ code: number | null, signal: string | null }>, output: () => string }} service
 * @param {string} logFile
 */
export function endWith(life, name, service, logFile) {
  void service.exited.then(({ code, signal }) => {
    if (life.isEnding) return
    const how = signal ?? `exit code ${code}`
    const why = tellingLine(service.output())
    const line = `The ${name} ended by itself (${how}), so everything stops`
    void life.fail(new Failure(`${line}${why && `: ${why}`} (log: ${logFile})`))
  })
}

/** @param {keyof typeof programs} program @param {Surroundings} surroundings */
function processOptions(program, { node, env, logFile }) {
  const { name, args } = programs[program]
  return {
    name,
    command: node,
    args: ['--import', preload, ...args],
    cwd: root,
    env: { ...process.env, ...env, PATH: pathWithClone() },
    logFile: logFile(program === 'loadDemo' ? 'load-demo' : program),
    tied: true,
  }
}

/** @param {number} port */
async function isReady(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(answerLimitMs),
    })
    return answer.ok
  } catch {
    return false
  }
}
