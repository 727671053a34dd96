import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:test|spec)\.\w+$/.test(path))

/** Every file of tests that the page names, with the words of a test's name where it gives them. */
const named = [...page.matchAll(/`([\w.-]+\.(?:test|spec)\.\w+)`(?: "([^"]+)")?/g)].map(
  ([, file = '', words = '']) => ({ file, words }),
)

test('every test that docs/security.md names is there', () => {
  const missing = named.filter(
    ({ file, words }) =>
      !files.some((path) => basename(path) === file && readFileSync(path, 'utf8').includes(words)),
  )
  expect(missing, 'Name another test of the same line, or say that the line does not hold any more.').toEqual(
    [],
  )
})

test('every line about accounts that holds names a test', () => {
  const lines = page.split('\n').filter((line) => /^\| [678]\.\d/.test(line))
  expect(lines.length).toBeGreaterThan(40)
  const unproven = lines.filter(
    (line) => line.includes('| holds |') && !/`[\w.-]+\.(?:test|spec)\.\w+`/.test(line),
  )
  expect(unproven).toEqual([])
})
