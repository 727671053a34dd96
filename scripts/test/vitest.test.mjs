import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { throwawayProject } from '../testing/throwaway-project.mjs'
import { countVitest, runVitest } from './vitest.mjs'

const config = `export default { test: { projects: [{ test: { name: 'small', include: ['*.test.mjs'] } }] } }\n`
const good = `import { test } from 'vitest'\ntest('holds', () => {})\n`

/** Runs vitest over these files. @param {Record<string, string>} files @param {{ related?: string[] }} [options] */
async function run(files, options = {}) {
  const { folder, context } = throwawayProject({ 'vitest.config.mjs': config, ...files })
  const counted = await runVitest(context, 'small', { cwd: folder, ...options })
  const readReport = () => JSON.parse(readFileSync(join(folder, 'small.json'), 'utf8'))
  return { counted, readReport }
}

test('a run in which every test passes is good', async () => {
  const { counted } = await run({ 'a.test.mjs': good, 'b.test.mjs': good })
  expect(counted).toMatchObject({ passed: 2, failed: 0 })
})

test('of a few files those tests run that import them, directly or not, and those that are one of them', async () => {
  const importing = (/** @type {string} */ file) => `import '${file}'\n`
  const broken = `throw new Error('does not load')\n`
  const { counted } = await run(
    {
      'rule.mjs': '',
      'use.mjs': importing('./rule.mjs'),
      'near.test.mjs': importing('./rule.mjs') + good,
      'far.test.mjs': importing('./use.mjs') + good,
      'itself.test.mjs': good,
      'other.test.mjs': broken,
    },
    { related: ['rule.mjs', 'itself.test.mjs'] },
  )
  expect(counted).toMatchObject({ passed: 3, failed: 0 })
})

test('those are found as well after a run in which a file was imported by its whole path', async () => {
  const { folder, context } = throwawayProject({
    'vitest.config.mjs': config.replace('include:', 'fileParallelism: false, include:'),
    'rule.mjs': '',
    'use.mjs': `import './rule.mjs'\n`,
    // Vitest's cache then knows the file by that path, and loses what it imports.
    'all.test.mjs': `await import(import.meta.dirname + '/use.mjs')\n${good}`,
    'far.test.mjs': `import './use.mjs'\n${good}`,
  })
  expect(await runVitest(context, 'small', { cwd: folder })).toMatchObject({ passed: 2, failed: 0 })
  const again = await runVitest(context, 'small', { cwd: folder, related: ['rule.mjs'] })
  expect(again).toMatchObject({ passed: 1, failed: 0 })
})

/** Each breaks one thing, in a file of its own, and names what must be reported of it. @type {[fault: string, body: string][]} */
const broken = [
  ['does not load', `throw new Error('does not load')\ntest('a', () => {})`],
  ['imports what is not there', `import './gone.mjs'\ntest('a', () => {})`],
  ['is no JavaScript', `test('a', () => {`],
  ['has no test', ''],
  ['has a failing test', `test('a', () => expect(1).toBe(2))`],
  ['has a failing beforeAll', `beforeAll(() => { throw new Error('hook') })\ntest('a', () => {})`],
  ['has a failing afterAll', `afterAll(() => { throw new Error('hook') })\ntest('a', () => {})`],
  ['has a failing beforeEach', `beforeEach(() => { throw new Error('hook') })\ntest('a', () => {})`],
  [
    'has a failing hook in a suite',
    `describe('s', () => { afterAll(() => { throw new Error('hook') })\ntest('a', () => {}) })`,
  ],
  ['has a suite that throws', `describe('s', () => { throw new Error('suite') })\ntest('a', () => {})`],
  ['has a skipped test', `test.skip('a', () => {})\ntest('b', () => {})`],
  ['has a test to be written', `test.todo('a')\ntest('b', () => {})`],
  ['runs one test only', `test.only('a', () => {})\ntest('b', () => {})`],
  ['ends the process', `test('a', () => process.exit(0))`],
  ['never comes to an end', `test('a', { timeout: 50 }, () => new Promise(() => {}))`],
]

test('each file that breaks something is a fault of the run, whatever code it ends with', async () => {
  const imports = `import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'\n`
  const files = broken.map(([, body], index) => [`broken-${index}.test.mjs`, `${imports}${body}\n`])
  const { counted, readReport } = await run({ 'good.test.mjs': good, ...Object.fromEntries(files) })
  expect(counted.failed).toBeGreaterThanOrEqual(broken.length)
  const { faults } = readReport()
  const unseen = broken.filter(
    (_, index) => !faults.some((/** @type {string} */ line) => line.startsWith(`broken-${index}.`)),
  )
  expect(unseen.map(([fault]) => fault)).toEqual([])
  // A package that changes the exit code produces this.
  const { failed } = countVitest({ passed: 1, failedTests: 0, faults }, { isGood: true, output: '' })
  expect(failed).toBe(faults.length)
})

test('an error outside the tests is a fault', async () => {
  const { counted, readReport } = await run({
    'a.test.mjs': `${good}test('leaves a promise behind', () => { void Promise.reject(new Error('left behind')) })\n`,
  })
  expect(counted.failed).toBeGreaterThan(0)
  expect(readReport().faults.join()).toContain('left behind')
})

test('only a test that ran and failed is counted as a failed test', async () => {
  const { counted } = await run({
    'load.test.mjs': `${good}throw new Error('does not load')\n`,
    'hook.test.mjs': `import { beforeAll, test } from 'vitest'\nbeforeAll(() => { throw new Error('hook') })\ntest('a', () => {})\n`,
    'skip.test.mjs': `${good}test.skip('a', () => {})\n`,
    'fail.test.mjs': `${good}test('fails', () => { throw new Error('failed') })\n`,
  })
  expect(counted.failed).toBeGreaterThan(1)
  expect(counted.failedTests).toBe(1)
})

test('a worker that is killed is a fault', async () => {
  const { counted } = await run({
    'a.test.mjs': good,
    'b.test.mjs': `${good}process.kill(process.pid, 'SIGKILL')\n`,
  })
  expect(counted.failed).toBeGreaterThan(0)
})

test('a run that ends with 0 before it has begun is a fault', async () => {
  const { counted } = await run({
    'vitest.config.mjs': config.replace('include:', "globalSetup: 'leave.mjs', include:"),
    'leave.mjs': 'export default () => process.exit(0)\n',
    'a.test.mjs': good,
  })
  expect(counted).toMatchObject({ passed: 0, failed: 1 })
})

test('a run that finds no files is a fault', async () => {
  const { counted } = await run({})
  expect(counted).toMatchObject({ passed: 0, failed: 1 })
})

test.each([
  ['no report', undefined],
  ['half a report', { passed: 12 }],
  ['a report of something else', 'passed'],
  ['nothing at all', null],
  ['no passed test', { passed: 0, failedTests: 0, faults: [] }],
])('%s is a failure, also with exit code 0', (_, report) => {
  expect(countVitest(report, { isGood: true, output: '' }).failed).toBe(1)
})

test('another exit code is a failure, also with a report in which all is well', () => {
  const report = { passed: 3, failedTests: 0, faults: [] }
  expect(countVitest(report, { isGood: false, output: '' })).toMatchObject({ failed: 1, failedTests: 0 })
})
