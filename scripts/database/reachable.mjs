import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../lib/failure.mjs'

/** Places for another user's database when that user cannot enter the clone (/root/shop, a home of mode 700). */
const sharedFolders = ['/var/lib/sluimer', '/usr/local/lib/sluimer', '/var/tmp/sluimer']

/**
 * @param {string} folder
 * @param {import('./run-as.mjs').User} user
 */
export function canEnter(folder, { uid, gid }) {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1" && test -x .', 'sh', folder], { uid, gid, cwd: '/' }).status === 0
  )
}

/**
 * Returns a folder of ours that this user can enter, and makes it when it does not exist.
 * @param {import('./run-as.mjs').User} user
 */
export function sharedFolder(user) {
  const folder = sharedFolders.find((candidate) => isOurs(candidate) && canEnter(candidate, user))
  if (folder) return folder
  throw new Failure(
    `The user ${user.name} can enter none of ${sharedFolders.join(', ')}, so PostgreSQL has no place to live; set DATABASE_URL or move DATA_DIR.`,
  )
}

/**
 * Makes an empty folder that belongs to the database's user.
 * @param {string} parent
 * @param {string} name
 * @param {import('./run-as.mjs').User | undefined} user
 */
export function makeFolder(parent, name, user) {
  const folder = join(parent, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

/** Whether we made the folder and nobody else may write in it: programs are run from here. @param {string} folder */
function isOurs(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    chmodSync(folder, 0o755)
    const { uid } = lstatSync(folder)
    return lstatSync(folder).isDirectory() && uid === process.getuid?.()
  } catch {
    return false
  }
}
