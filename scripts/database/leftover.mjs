import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '../lib/failure.mjs'

/** How long each way of ending may take: an orderly shutdown, an immediate one, a kill. */
const ways = /** @type {const} */ ([
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
])
const pollMs = 100

/**
 * Ends the database that a killed start left behind, and makes its postmaster.pid harmless. Only the holder of the data
 * folder's lock may call it, since then no other start can own that database.
 * @param {string} dataFolder
 */
export async function clearLeftover(dataFolder) {
  const status = readPostmaster(dataFolder)
  if (!status) return
  if (isPostgresFor(status.pid, dataFolder)) await endProcess(status.pid, dataFolder)
  else forgetPid(dataFolder)
}

/**
 * Reads PostgreSQL's own status file: line 1 is the process, line 8 says whether it takes connections.
 * @param {string} dataFolder
 */
export function readPostmaster(dataFolder) {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined
    throw error
  }
}

/** @param {number} pid @param {string} dataFolder */
async function endProcess(pid, dataFolder) {
  for (const [signal, limitMs] of ways) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return
      throw new Failure(
        `A database of an earlier start (process ${pid}, another user's) still uses ${dataFolder}; end it first.`,
      )
    }
    const until = Date.now() + limitMs
    while (Date.now() < until && isPostgresFor(pid, dataFolder)) await wait(pollMs)
    if (!isPostgresFor(pid, dataFolder)) return
  }
  throw new Failure(
    `The database of an earlier start (process ${pid}) does not end; ${dataFolder} is still in use.`,
  )
}

/** Whether this process is that PostgreSQL: the number may belong to another process by now. @param {number} pid @param {string} dataFolder */
function isPostgresFor(pid, dataFolder) {
  const commandLine = readCommandLine(pid)
  return commandLine.includes('postgres') && commandLine.includes(dataFolder)
}

/** @param {number} pid */
function readCommandLine(pid) {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

/**
 * Replaces the process number in postmaster.pid, because PostgreSQL would refuse to start if another process of the same user
 * now had it. The new number has just ended. The rest stays: PostgreSQL reads there whether a worker of the old server lives.
 * @param {string} dataFolder
 */
function forgetPid(dataFolder) {
  const file = join(dataFolder, 'postmaster.pid')
  const ended = spawnSync(process.execPath, ['--version']).pid
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(ended)))
}
