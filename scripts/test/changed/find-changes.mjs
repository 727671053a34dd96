import { spawnSync } from 'node:child_process'
import { Failure } from '../../lib/failure.mjs'
import { root } from '../../lib/paths.mjs'

/** @typedef {{ since: string, files: string[] }} Changes `since` is a commit; paths are relative to the clone, with forward slashes */

/**
 * Returns the files that differ from where the work began: on a branch, where it left `main`; on `main` itself, the last commit,
 * or the one before when all is committed. Uncommitted and new files count, and a moved file counts at both places.
 * @param {string} [folder] the clone
 * @returns {Changes}
 */
export function findChanges(folder = root) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout : undefined
  }
  const head = git('rev-parse', '--short', 'HEAD')?.trim()
  if (head === undefined) throw new Failure('What has changed can be told only in a clone made by git.')
  const splitNames = (/** @type {string | undefined} */ answer) => (answer ?? '').split('\0').filter(Boolean)
  const changesSince = (/** @type {string} */ commit) => [
    ...splitNames(git('diff', '--name-only', '--no-renames', '--relative', '-z', commit)),
    ...splitNames(git('ls-files', '--others', '--exclude-standard', '-z')),
  ]
  const left = ['main', 'origin/main'].map((main) => git('merge-base', 'HEAD', main)).find(Boolean)
  const since = left === undefined ? head : (git('rev-parse', '--short', left.trim()) ?? head).trim()
  const files = changesSince(since)
  if (files.length > 0) return { since, files }
  const before = git('rev-parse', '--short', 'HEAD~1')?.trim()
  if (before === undefined) throw new Failure('Nothing has changed, and there is no commit before this one.')
  return { since: before, files: changesSince(before) }
}
