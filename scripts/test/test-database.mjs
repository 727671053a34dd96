import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { startCluster } from '../database/cluster.mjs'
import { throwAwayPlace } from '../database/place.mjs'

/**
 * A PostgreSQL for this run alone, gone afterwards. Its user may do anything, as making databases per worker needs.
 * @param {import('../lib/lifetime.mjs').Lifetime} life
 * @param {{ node: string, logFile: string }} options
 */
export async function startTestDatabase(life, { node, logFile }) {
  const place = throwAwayPlace(logFile)
  const remove = async () => rmSync(place.folder, { recursive: true, force: true })
  // Added before the server, so removed after it has ended.
  life.add({ name: 'test data', stop: remove, kill: remove })
  const password = randomBytes(16).toString('hex')
  const { url } = await startCluster(life, place, {
    password,
    isPasswordNew: true,
    node,
    isThrowAway: true,
    removeAfter: place.folder,
  })
  return url
}
