import { spawnSync } from 'node:child_process'
import { Failure } from '../lib/failure.mjs'

/** PostgreSQL refuses to run as root, so a start by root runs it as one of these: its own user where the machine has one. */
const candidates = ['postgres', 'nobody']
const createdUser = 'sluimer-postgres'

/** @typedef {{ name: string, uid: number, gid: number }} User */

/** Returns the user that PostgreSQL runs as, when it is not the current one. @returns {User | undefined} */
export function databaseUser() {
  if (process.getuid?.() !== 0) return undefined
  const user = [...candidates, createdUser].map(findUser).find((found) => found !== undefined) ?? createUser()
  if (!canBecome(user)) {
    throw new Failure(
      `PostgreSQL does not run as root, and this root may not act as the user ${user.name}; start as another user or set DATABASE_URL.`,
    )
  }
  return user
}

/** @param {string} name @returns {User | undefined} */
function findUser(name) {
  const uid = numberFrom('id', ['-u', name])
  const gid = numberFrom('id', ['-g', name])
  return uid && gid ? { name, uid, gid } : undefined
}

function createUser() {
  const made =
    spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/bin/false', createdUser]).status ===
      0 || spawnSync('adduser', ['-S', '-D', '-H', '-s', '/bin/false', createdUser]).status === 0
  const user = made && findUser(createdUser)
  if (user) return user
  throw new Failure(
    'PostgreSQL does not run as root, and this machine has no user postgres or nobody and no way to add one; start as another user or set DATABASE_URL.',
  )
}

/** @param {User} user */
function canBecome({ uid, gid }) {
  return spawnSync('/bin/sh', ['-c', ':'], { uid, gid, cwd: '/' }).status === 0
}

/** @param {string} command @param {string[]} args */
function numberFrom(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? Number(stdout.trim()) : undefined
}
