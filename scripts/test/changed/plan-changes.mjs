import { existsSync } from 'node:fs'
import { inRoot } from '../../lib/paths.mjs'
import { chooseJourneys } from './choose-journeys.mjs'

/** @typedef {'all' | 'none' | string[]} Extent */

/**
 * What a change may break, judged by the paths of its files. A path that is not known to be harmless counts as the worst case.
 * @typedef {object} ChangePlan
 * @property {Extent} api the files of which vitest finds the tests; or all tests of the api, or none
 * @property {Extent} journeys the names of journeys; or all of them, or none
 */

const code = /\.(ts|tsx)$/
const test = /\.(test|spec|builders)\.(ts|tsx|mjs)$|\/test(ing)?\//
/** None of these reaches the running shop or a test of the api. */
const beside = /^(docs|bench|studio)\/|^[^/]*\.md$|^\.dependency-cruiser\.mjs$|^knip\.|^LICENSE$/
/** Vitest follows imports, and reaches these through them. */
const followed = /^(apps\/api\/(src|test)|packages|demo)\//
const elsewhere = /^(apps\/shop|e2e)\//

/**
 * @param {readonly string[]} files paths relative to the clone, of changed, new and deleted files
 * @param {(path: string) => boolean} [exists]
 * @returns {ChangePlan}
 */
export function planChanges(files, exists = (path) => existsSync(inRoot(path))) {
  const near = files.filter((path) => !beside.test(path))
  const seen = near.filter((path) => path.startsWith('e2e/') || !test.test(path))
  return { api: testsOfApi(near, exists), journeys: chooseJourneys(seen) }
}

/** @param {string[]} files @param {(path: string) => boolean} exists */
function testsOfApi(files, exists) {
  const felt = files.filter((path) => !elsewhere.test(path))
  if (felt.length === 0) return 'none'
  // Nobody can tell who imported a deleted file, or who reads a file that is not code.
  return felt.every((path) => followed.test(path) && code.test(path) && exists(path)) ? felt : 'all'
}
