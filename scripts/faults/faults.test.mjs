import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { inRoot } from '../lib/paths.mjs'
import { listProjectFiles } from '../testing/project-files.mjs'
import { listFaults } from './list-faults.mjs'
import { breakText } from './try-fault.mjs'

const faults = listFaults()
const files = listProjectFiles()

test.each(faults)('$file: "$rule" can still be broken', ({ file, find, put, rule, tests, lives }) => {
  const text = readFileSync(inRoot(file), 'utf8')
  const broken = breakText(text, { file, find, put })
  expect(broken).not.toBe(text)
  expect(() => parseAst(broken, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file)).not.toThrow()
  expect(tests.length).toBeGreaterThan(0)
  for (const path of tests)
    expect(files.some((other) => other.startsWith(path) && /\.test\.\w+$/.test(other))).toBe(true)
  for (const sentence of [rule, lives ?? rule]) expect(sentence).toMatch(/^[A-Z].{10,}\.$/)
})

test('no fault is in the list twice, and all but a few are caught', () => {
  const keys = faults.map(({ file, find, put }) => [file, find, put].join('\n'))
  expect(new Set(keys).size).toBe(faults.length)
  const explained = faults.filter(({ lives }) => lives !== undefined)
  expect(explained.length / faults.length).toBeLessThanOrEqual(0.05)
})

test('a text that does not occur, or occurs twice, is no place for a fault', () => {
  const fault = { file: 'a.ts', find: '<', put: '<=' }
  expect(() => breakText('a > b', fault)).toThrow('0 times')
  expect(() => breakText('a < b < c', fault)).toThrow('2 times')
  expect(breakText('a < b', fault)).toBe('a <= b')
})
