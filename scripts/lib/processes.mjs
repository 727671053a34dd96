import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { Failure, tellingLine } from './failure.mjs'

const isWindows = process.platform === 'win32'
const stepStopLimitMs = 5_000

/**
 * @typedef {object} ProcessOptions
 * @property {string} name as the person at the terminal knows it
 * @property {string} command
 * @property {string[]} args
 * @property {string} logFile receives its output, appended; a file and not a pipe, so that it outlives us
 * @property {Record<string, string | undefined>} [env]
 * @property {string} [cwd]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {boolean} [tied] gives it an IPC channel; it ends itself when that closes, even when we are killed
 * @property {number} [stopLimitMs]
 */

/**
 * Starts a process in a group of its own: Ctrl-C in the terminal reaches only us, and we stop everything in order.
 * @param {Pick<import('./lifetime.mjs').Lifetime, 'add'>} life
 * @param {ProcessOptions} options
 */
export function launch(life, { name, command, args, logFile, stopLimitMs = 10_000, tied, ...options }) {
  const log = openSync(logFile, 'a')
  const logStart = statSync(logFile).size
  const child = spawn(command, args, {
    ...options,
    env: { ...(options.env ?? process.env), SLUIMER_STARTED_BY: String(process.pid) },
    detached: !isWindows,
    stdio: tied ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    windowsHide: true,
  })
  closeSync(log)

  /** @type {Promise<{ code: number | null, signal: NodeJS.Signals | null, error?: Error }>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  const resource = {
    name,
    child,
    exited,
    /** Returns what it has written to its log since it started. */
    output: () => readFileSync(logFile).subarray(logStart).toString('utf8'),
    async stop() {
      signalProcess(child, 'SIGTERM')
      const limit = setTimeout(() => signalGroup(child, 'SIGKILL'), stopLimitMs)
      await exited
      clearTimeout(limit)
      // Everything it started itself is in its group.
      signalGroup(child, 'SIGKILL')
    },
    async kill() {
      signalGroup(child, 'SIGKILL')
      await exited
    },
  }
  life.add(resource)
  return resource
}

/**
 * Runs a command to its end and fails with one line when it does not succeed.
 * @param {Pick<import('./lifetime.mjs').Lifetime, 'add' | 'remove'>} life
 * @param {ProcessOptions} options
 */
export async function runToEnd(life, options) {
  const resource = launch(life, { stopLimitMs: stepStopLimitMs, ...options })
  const { code, error } = await resource.exited
  life.remove(resource)
  if (code === 0) return resource.output()
  const reason = error ? error.message : tellingLine(resource.output())
  throw new Failure(`${options.name} failed: ${reason} (everything it said: ${options.logFile})`)
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalProcess(child, signal) {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined) return
  if (isWindows) return signalProcess(child, signal)
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}
