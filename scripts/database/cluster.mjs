import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure, tellingLine } from '../lib/failure.mjs'
import { inRoot } from '../lib/paths.mjs'
import { findFreePort } from '../lib/ports.mjs'
import { launch } from '../lib/processes.mjs'
import { asUser, databaseName, initialise, readVersion, resetPassword } from './initialise.mjs'
import { clearLeftover, readPostmaster } from './leftover.mjs'

const major = '18'
const readyLimitMs = 60_000
const stopLimitMs = 35_000
const killLimitMs = 2_000
const pollMs = 30
/** Another program may take the free port before PostgreSQL does, and a worker of a killed server may still be ending. */
const attempts = 5
const worthAnotherTry =
  /could not bind|Address already in use|could not create any TCP\/IP sockets|pre-existing shared memory block/
const attemptPauseMs = 1000

/** PostgreSQL quotes values and rows in its errors. The api logs errors without them, and here only the server itself may log. */
const discreetSettings = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
]

/** Each test file opens connections of its own. */
const roomySettings = ['max_connections=200']
/** Throwaway data may be lost in a crash, and these settings make writing much faster. */
const hastySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
/** Settings by what the database is for. */
const settingsFor = {
  kept: [],
  measured: roomySettings,
  'thrown away': [...roomySettings, ...hastySettings],
}

/**
 * @typedef {Pick<import('../lib/lifetime.mjs').Lifetime, 'add' | 'remove'>} Life keeps everything that has to be stopped
 * @typedef {{ password: string, node: string, kind?: keyof typeof settingsFor, removeAfter?: string }} ClusterOptions
 */

/**
 * Starts PostgreSQL on a free port of this machine only. Makes the data folder first when there is none.
 * @param {Life} life
 * @param {import('./initialise.mjs').ClusterPlace} place
 * @param {ClusterOptions & { isPasswordNew: boolean }} options
 * @returns {Promise<{ url: string, exited: ReturnType<typeof launch>['exited'], output: () => string }>}
 */
export async function startCluster(life, place, options) {
  const version = readVersion(place.dataFolder)
  if (version === undefined) await initialise(life, place, options.password)
  else if (version !== major) {
    throw new Failure(
      `${place.dataFolder} is of PostgreSQL ${version}, this is ${major}; docs/operations.md says how to upgrade.`,
    )
  } else {
    await clearLeftover(place.dataFolder)
    if (options.isPasswordNew) await resetPassword(place, options.password)
  }
  for (let attempt = 1; ; attempt++) {
    const server = await tryStart(life, place, options)
    if (server.url) return { ...server, url: server.url }
    if (attempt === attempts || !worthAnotherTry.test(server.output())) {
      throw new Failure(`The database cannot start: ${tellingLine(server.output())} (log: ${place.logFile})`)
    }
    await wait(attemptPauseMs)
  }
}

/**
 * @param {Life} life
 * @param {import('./initialise.mjs').ClusterPlace} place
 * @param {ClusterOptions} options
 */
async function tryStart(life, place, { password, node, kind = 'kept', removeAfter }) {
  const port = await findFreePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...discreetSettings,
    ...settingsFor[kind],
  ]
  const args = ['-D', place.dataFolder, ...settings.flatMap((setting) => ['-c', setting])]
  const orders = { ...dieWithParent(join(place.bin, 'postgres'), args), ...asUser(place.user), removeAfter }
  const keeper = launch(life, {
    name: 'database',
    command: node,
    args: [inRoot('scripts', 'database', 'keeper.mjs'), JSON.stringify(orders)],
    logFile: place.logFile,
    tied: true,
    stopLimitMs,
  })
  const killGroup = keeper.kill
  keeper.kill = async () => {
    if (keeper.child.connected) keeper.child.send('immediate')
    await Promise.race([keeper.exited, wait(killLimitMs)])
    await killGroup()
  }
  const isReady = await waitUntilReady(place.dataFolder, keeper)
  if (!isReady) {
    await keeper.stop()
    life.remove(keeper)
  }
  const url = isReady
    ? `postgresql://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`
    : undefined
  return { url, exited: keeper.exited, output: keeper.output }
}

/** @param {string} dataFolder @param {ReturnType<typeof launch>} keeper */
async function waitUntilReady(dataFolder, keeper) {
  let pid
  let hasExited = false
  keeper.child.once('message', (message) => {
    pid = /** @type {{ pid: number }} */ (message).pid
  })
  void keeper.exited.then(() => {
    hasExited = true
  })
  const until = Date.now() + readyLimitMs
  while (!hasExited && Date.now() < until) {
    const status = readPostmaster(dataFolder)
    if (pid !== undefined && status?.pid === pid && status.isReady) return true
    await wait(pollMs)
  }
  return false
}

/**
 * Makes the kernel signal PostgreSQL when its keeper is killed with -9, on systems that can.
 * @param {string} command
 * @param {string[]} args
 */
function dieWithParent(command, args) {
  const prefix = ['--pdeathsig', 'INT', '--']
  const isKnown = process.platform === 'linux' && spawnSync('setpriv', [...prefix, 'true']).status === 0
  return isKnown ? { command: 'setpriv', args: [...prefix, command, ...args] } : { command, args }
}
