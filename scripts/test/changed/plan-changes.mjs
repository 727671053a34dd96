import { existsSync } from 'node:fs'
import { inRoot } from '../../lib/paths.mjs'
import { journeysOf } from './journeys-of.mjs'

/** @typedef {'all' | 'none' | string[]} Extent */

/**
 * What a change may break, as far as the paths of its files tell. What is not known to be harmless is taken for the worst.
 * @typedef {object} ChangePlan
 * @property {Extent} api the files of which vitest finds the tests; or all tests of the api, or none
 * @property {Extent} journeys the names of journeys; or all of them, or none
 */

const code = /\.(ts|tsx)$/
const test = /\.(test|spec|builders)\.(ts|tsx|mjs)$|\/test(ing)?\//
/** Nothing of these reaches the running shop, nor a test of the api. */
const beside = /^(docs|bench|studio)\/|^[^/]*\.md$|^\.dependency-cruiser\.mjs$|^knip\.|^LICENSE$/
/** Vitest follows imports; these it reaches by them. */
const followed = /^(apps\/api\/(src|test)|packages|demo)\//
const elsewhere = /^(apps\/shop|e2e)\//

/**
 * @param {readonly string[]} files paths from the clone, of what is changed, new or gone
 * @param {(path: string) => boolean} [exists]
 * @returns {ChangePlan}
 */
export function planChanges(files, exists = (path) => existsSync(inRoot(path))) {
  const near = files.filter((path) => !beside.test(path))
  const seen = near.filter((path) => path.startsWith('e2e/') || !test.test(path))
  return { api: testsOfApi(near, exists), journeys: journeysOf(seen) }
}

/** @param {string[]} files @param {(path: string) => boolean} exists */
function testsOfApi(files, exists) {
  const felt = files.filter((path) => !elsewhere.test(path))
  if (felt.length === 0) return 'none'
  // Of a file that is gone nobody can tell who imported it, and of other than code not who reads it.
  return felt.every((path) => followed.test(path) && code.test(path) && exists(path)) ? felt : 'all'
}
