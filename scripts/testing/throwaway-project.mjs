import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

/**
 * Makes a small project in a folder that is removed after the test, with the packages of the clone and what a test runner needs
 * to run in it.
 * @param {Record<string, string>} files text by path
 */
export function throwawayProject(files) {
  const folder = temporaryFolder()
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const life = { add: () => undefined, remove: () => undefined }
  const logFile = (/** @type {string} */ name) => join(folder, `${name}.log`)
  return { folder, context: { life, node: process.execPath, folder, logFile } }
}
