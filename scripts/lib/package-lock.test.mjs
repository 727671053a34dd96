import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from './paths.mjs'

/** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
const packages = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages

/** Returns the places where Node looks for a package, from the folder that asks upwards. @param {string} path @param {string} name */
function placesFor(path, name) {
  const parts = path.split('/node_modules/')
  const folders = parts.map(
    (_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`,
  )
  return [`node_modules/${name}`, ...folders]
}

test('the lock file names the packages of every platform, or `npm ci` fails on a fresh clone', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesFor(path, name).some((place) => place in packages),
    ),
  )
  expect(missing).toEqual([])
})
