import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'

const retryMs = 300

/**
 * Takes a lock that lasts as long as this process. A lock whose holder no longer runs (killed with -9, power cut) is taken over.
 * @param {string} file
 * @returns {{ held: true, isTakenOver: boolean, release: () => void } | { held: false, pid: number }}
 */
export function takeLock(file) {
  const mine = toHolder(process.pid)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(mine))
  let isTakenOver = false
  try {
    // Linking is atomic and fails when the lock exists, so two simultaneous starts cannot both get it.
    while (!tryLink(draft, file)) {
      const holder = readHolder(file)
      if (holder && isAlive(holder)) return { held: false, pid: holder.pid }
      isTakenOver = true
      moveAway(file)
    }
  } finally {
    unlinkSync(draft)
  }
  return { held: true, isTakenOver, release: () => removeIfMine(file, mine.pid) }
}

/**
 * Runs work that changes the clone itself (node_modules, the build), never two at a time.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function underSetupLock(work) {
  mkdirSync(inRoot('.data'), { recursive: true })
  const file = inRoot('.data', 'setup.lock')
  let lock = takeLock(file)
  while (!lock.held) {
    await wait(retryMs)
    lock = takeLock(file)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** @typedef {{ pid: number, startedAt: string }} Holder the start time tells a process from a later one with the same number */

/** @param {number} pid @returns {Holder} */
function toHolder(pid) {
  return { pid, startedAt: readStartTime(pid) }
}

/** @param {Holder} holder */
function isAlive(holder) {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false
  }
  return readStartTime(holder.pid) === holder.startedAt
}

/** @param {number} pid */
function readStartTime(pid) {
  if (process.platform === 'win32') return ''
  if (process.platform === 'linux') {
    try {
      // Field 22 of proc(5) stat, counted from behind the command name, which may hold spaces.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    } catch {
      return ''
    }
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** @param {string} file @returns {Holder | undefined} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {string} from @param {string} to */
function tryLink(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EEXIST') return false
    if (code === 'EPERM' || code === 'ENOTSUP')
      throw new Failure(`This file system knows no hard links: ${to}`)
    throw error
  }
}

/** Another start may have moved it a moment ago: then nothing is left to move, and the next try decides. @param {string} file */
function moveAway(file) {
  const stale = `${file}.${process.pid}.stale`
  try {
    renameSync(file, stale)
    unlinkSync(stale)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
}

/** @param {string} file @param {number} pid */
function removeIfMine(file, pid) {
  if (readHolder(file)?.pid === pid) unlinkSync(file)
}
