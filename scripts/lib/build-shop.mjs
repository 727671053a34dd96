import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand, pathWithClone } from './install.mjs'
import { underSetupLock } from './lock.mjs'
import { inRoot, root } from './paths.mjs'
import { runToEnd } from './processes.mjs'

/** What the built shop is made from; a change in any of it calls for a new build. */
const sources = [
  'package-lock.json',
  'apps/shop/app',
  'apps/shop/public',
  'apps/shop/package.json',
  'apps/shop/react-router.config.ts',
  'apps/shop/shared-files.ts',
  'apps/shop/tsconfig.json',
  'apps/shop/vite.config.ts',
  'packages/contract',
  'packages/domain',
  'tsconfig.base.json',
]
const buildFolder = inRoot('apps', 'shop', 'build')
const stamp = join(buildFolder, '.sources')

/**
 * Builds the shop, unless the build there was made from these very sources.
 * @param {import('./lifetime.mjs').Lifetime} life
 * @param {string} logFile
 */
export async function buildShop(life, logFile) {
  if (isBuiltFrom(hashOfSources(root, sources))) return { note: 'unchanged' }
  return underSetupLock(async () => {
    const wanted = hashOfSources(root, sources)
    if (!isBuiltFrom(wanted)) await runBuild(life, logFile)
    writeFileSync(stamp, wanted)
    return {}
  })
}

/** @param {string} wanted the hash of the current sources */
function isBuiltFrom(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

/** @param {import('./lifetime.mjs').Lifetime} life @param {string} logFile */
async function runBuild(life, logFile) {
  rmSync(stamp, { force: true })
  const { command, args } = npmCommand()
  await runToEnd(life, {
    name: 'Building the shop',
    command,
    args: [...args, 'run', 'build', '-w', 'apps/shop'],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PATH: pathWithClone() },
    logFile,
  })
}

/**
 * Returns a hash over names and contents. Tests are not part of the build.
 * @param {string} folder
 * @param {string[]} paths
 */
function hashOfSources(folder, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((start) => filesUnder(folder, start)).sort()) {
    const content = readFileSync(join(folder, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} folder @param {string} path @returns {string[]} */
function filesUnder(folder, path) {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  const entries = listFolder(full)
  if (!entries) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return entries
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesUnder(folder, `${path}/${name}`))
}

/** @param {string} path the names in a folder; undefined for a file */
function listFolder(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return undefined
    throw error
  }
}
