import { expect, test } from 'vitest'
import { explain, Failure, tellingLine } from './failure.mjs'

test('a full disk is reported in words, not as a code', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: '/data/x',
  })
  expect(explain(error)).toBe('The disk is full (no space left on device): /data/x')
})

test('an error of several lines becomes one', () => {
  expect(explain(new Failure('It does not start.\nMore about it'))).toBe('It does not start.')
})

test('a full disk is found behind the errors that follow from it', () => {
  const output = 'npm error code EUNKNOWN\nnpm error ENOSPC: no space left on device\nError: something else'
  expect(tellingLine(output)).toContain('disk is full')
})

test('of npm’s output, the reason is reported', () => {
  const output =
    'npm warn old\nnpm error code EUSAGE\nnpm error\nnpm error The lock file is old.\nnpm error A complete log'
  expect(tellingLine(output)).toBe('npm error The lock file is old.')
})

test('a script’s message comes before npm’s message about it', () => {
  const output =
    '✗ Build failed in 2s\nerror during build: no such page\nnpm error Lifecycle script `build` failed'
  expect(tellingLine(output)).toBe('error during build: no such page')
})

test('of structured logs, the last message of an error is reported', () => {
  const output =
    '{"level":30,"msg":"listening"}\n{"level":60,"msg":"the database does not answer"}\n{"level":30,"msg":"bye"}'
  expect(tellingLine(output)).toBe('the database does not answer')
})

test('of a long output the first error is reported, without colors and stack', () => {
  const output =
    'LOG: starting\n\u001b[31mFATAL: could not create lock file\u001b[0m\n    at x.js:1\nLOG: bye'
  expect(tellingLine(output)).toBe('FATAL: could not create lock file')
})

test('a line that announces an error is reported with the next one', () => {
  const output = 'Build failed with 1 error:\n\n[UNRESOLVED] no such page\nnpm error Lifecycle script failed'
  expect(tellingLine(output)).toBe('Build failed with 1 error: [UNRESOLVED] no such page')
})
