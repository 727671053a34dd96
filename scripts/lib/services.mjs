import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Failure, tellingLine } from './failure.mjs'
import { pathWithClone } from './install.mjs'
import { inRoot, root } from './paths.mjs'
import { launch, runToEnd } from './processes.mjs'

const readyLimitMs = 60_000
const readyPollMs = 100
const answerLimitMs = 2_000
/** The parts give running requests 10 s; this is a little more, so that the parts decide. */
const stopLimitMs = 12_000

const preload = pathToFileURL(inRoot('scripts', 'lib', 'end-with-parent.mjs')).href
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
export async function startPart(life, part, surroundings) {
  const options = processOptions(part, surroundings)
  const service = launch(life, {
    ...options,
    args: [...(surroundings.args ?? []), ...options.args],
    stopLimitMs,
  })
  let hasExited = false
  void service.exited.then(() => {
    hasExited = true
  })
  const until = Date.now() + readyLimitMs
  while (!hasExited && Date.now() < until) {
    if (await isReady(surroundings.port)) return service
    await wait(readyPollMs)
  }
  const what = hasExited ? 'does not start' : `is not ready after ${readyLimitMs / 1000} s`
  throw new Failure(`The ${part} ${what}: ${tellingLine(service.output())} (log: ${options.logFile})`)
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
