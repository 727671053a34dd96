import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { startCluster } from './cluster.mjs'
import { throwAwayPlace } from './place.mjs'

/** @typedef {import('./cluster.mjs').Life} Life */

/**
 * Starts a PostgreSQL for a test run or a measurement, on a free port of this machine only. It ends with this process, however
 * that ends, and leaves nothing behind. Its user may do anything, since each test file makes a database of its own.
 * @param {{ isDurable?: boolean }} [options] `isDurable` writes to disk as a real shop's database does, for measurements
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startThrowawayPostgres({ isDurable } = {}) {
  /** @type {Parameters<Life['add']>[0][]} */
  let started = []
  /** @type {Life} */
  const life = {
    add: (resource) => void started.push(resource),
    remove: (resource) => {
      started = started.filter((other) => other !== resource)
    },
  }
  const stop = async () => {
    for (const resource of started.toReversed()) await resource.stop()
  }
  try {
    return { url: await startThrowawayDatabase(life, { node: process.execPath, isDurable }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Does the same for a program that stops what it started through its `Lifetime`.
 * @param {Life} life
 * @param {{ node: string, logFile?: string, isDurable?: boolean }} options without `logFile` PostgreSQL's log is removed with its data
 */
export async function startThrowawayDatabase(life, { node, logFile, isDurable = false }) {
  const place = throwAwayPlace({ logFile, isOnDisk: isDurable })
  const remove = async () => rmSync(place.folder, { recursive: true, force: true })
  // Added before the server, and therefore removed after it has ended.
  life.add({ name: 'test data', stop: remove, kill: remove })
  const { url } = await startCluster(life, place, {
    password: randomBytes(16).toString('hex'),
    isPasswordNew: true,
    node,
    kind: isDurable ? 'measured' : 'thrown away',
    removeAfter: place.folder,
  })
  return url
}
