import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.mjs'
import { findRunningDatabase } from './running.mjs'

/** @param {{ pid: number, state: string }} status */
function aDataFolder({ pid, state }) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'secrets.json'), '{ "databasePassword": "geheim" }')
  const lines = [pid, join(folder, 'postgres'), 1, 5499, '', '127.0.0.1', '', `${state}   `]
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), lines.join('\n'))
  return folder
}

test('a database that takes connections is found with its port and password', () => {
  const folder = aDataFolder({ pid: process.pid, state: 'ready' })
  expect(findRunningDatabase(folder)).toBe('postgresql://sluimer:geheim@127.0.0.1:5499/sluimer')
})

test('one that is still starting, or whose process no longer runs, is not', () => {
  const neverAPid = 2 ** 22 + 1
  expect(findRunningDatabase(aDataFolder({ pid: process.pid, state: 'starting' }))).toBeUndefined()
  expect(findRunningDatabase(aDataFolder({ pid: neverAPid, state: 'ready' }))).toBeUndefined()
  expect(findRunningDatabase(temporaryFolder())).toBeUndefined()
})
