import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.mjs'
import { isInstalled } from './install.mjs'

/** @param {object} wanted @param {object} [present] */
function aClone(wanted, present) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }))
  mkdirSync(join(folder, 'node_modules'))
  if (present) {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }))
  }
  return folder
}

const zod = { 'node_modules/zod': { version: '4.0.0' } }

test('a fresh clone is not installed', () => {
  expect(isInstalled(aClone(zod))).toBe(false)
})

test('it is installed when npm recorded the same versions', () => {
  expect(isInstalled(aClone(zod, zod))).toBe(true)
})

test('another version means installing again', () => {
  expect(isInstalled(aClone(zod, { 'node_modules/zod': { version: '3.9.9' } }))).toBe(false)
})

test('packages for other platforms may be absent, others not', () => {
  const forOthers = { 'node_modules/@x/darwin': { version: '1.0.0', optional: true } }
  expect(isInstalled(aClone({ ...zod, ...forOthers }, zod))).toBe(true)
  expect(isInstalled(aClone({ ...zod, ...forOthers }, {}))).toBe(false)
})
