import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../lib/paths.mjs'

const notOurs = new Set(['node_modules', 'build', 'dist', 'test-results', 'playwright-report'])

/**
 * Returns every file of the project, as paths from the clone with forward slashes, without packages, build results and hidden
 * folders. It needs no git, because a clone may have come as an archive.
 * @returns {string[]}
 */
export function listProjectFiles() {
  return listFiles('')
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/')
    if (!entry.isDirectory()) return [path]
    return notOurs.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(path)
  })
}
