import { expect, test } from 'vitest'
import { withoutOuterSlashes } from './outer-slashes.ts'

test.each([
  ['dekbed', 'dekbed'],
  ['/dekbed', 'dekbed'],
  ['dekbed/', 'dekbed'],
  ['/dekbed/', 'dekbed'],
  ['//dekbed//', 'dekbed'],
  ['/planten/tuinplanten/', 'planten/tuinplanten'],
  ['/a//b/', 'a//b'],
  ['/', ''],
  ['///', ''],
  ['', ''],
])('[API-16] %j without the slashes around it is %j', (path, bare) => {
  expect(withoutOuterSlashes(path)).toBe(bare)
})
