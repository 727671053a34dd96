import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.mjs'
import { takeLock } from './lock.mjs'

const newLockFile = () => join(temporaryFolder(), 'lock')

test('a lock is held until it is released', () => {
  const file = newLockFile()
  const first = takeLock(file)
  expect(takeLock(file)).toMatchObject({ held: false, pid: process.pid })
  if (first.held) first.release()
  expect(takeLock(file)).toMatchObject({ held: true, isTakenOver: false })
})

test('the lock of a process that no longer runs is taken over', () => {
  const file = newLockFile()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, JSON.stringify({ pid, startedAt: '1' }))
  expect(takeLock(file)).toMatchObject({ held: true, isTakenOver: true })
})

test('the number of a process that no longer runs may be another process now', () => {
  const file = newLockFile()
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: 'long ago' }))
  expect(takeLock(file)).toMatchObject({ held: true, isTakenOver: true })
})

test('a damaged lock is taken over', () => {
  const file = newLockFile()
  writeFileSync(file, '{')
  expect(takeLock(file).held).toBe(true)
})
