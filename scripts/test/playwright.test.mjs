import { expect, test } from 'vitest'
import { throwawayProject } from '../testing/throwaway-project.mjs'
import { countPlaywright, runPlaywright } from './playwright.mjs'

const imports = `import { expect, test } from '@playwright/test'\n`
const good = `${imports}test('holds', () => {})\n`
const config = `export default { testDir: '.', workers: 1, timeout: 20_000, outputDir: 'results' }\n`

/** Runs Playwright over these files; they need no browser. @param {Record<string, string>} files @param {{ only?: string[] }} [options] */
function run(files, options = {}) {
  const { folder, context } = throwawayProject({ 'playwright.config.mjs': config, ...files })
  return runPlaywright(context, { config: 'playwright.config.mjs', cwd: folder, ...options })
}

test('a run in which every journey passes is good; they can be chosen by their names, and a name that none has is a failure', async () => {
  const broken = `${imports}throw new Error('does not load')\n`
  const files = { 'home.phone.spec.mjs': good, 'home.spec.mjs': good, 'at-home.spec.mjs': broken }
  expect(await run(files, { only: ['home'] })).toMatchObject({ passed: 2, failed: 0, atSecondTry: 0 })
  expect(await run(files, { only: ['away'] })).toMatchObject({ passed: 0, failed: 1 })
})

test('what fails, is skipped or breaks in a hook is counted; a second try that passes has passed', async () => {
  const counted = await run({
    'failing.spec.mjs': `${imports}test('a', () => expect(1).toBe(2))\n`,
    'skipped.spec.mjs': `${imports}test.skip('a', () => {})\n`,
    'hook.spec.mjs': `${imports}test.beforeAll(() => { throw new Error('hook') })\ntest('a', () => {})\n`,
    'afterwards.spec.mjs': `${imports}test.afterAll(() => { throw new Error('hook') })\ntest('a', () => {})\n`,
    'leaving.spec.mjs': `${imports}test('a', () => process.exit(0))\n`,
    'shaky.spec.mjs': `${imports}test.describe.configure({ retries: 1 })\ntest('a', ({}, { retry }) => expect(retry).toBe(1))\n`,
  })
  expect(counted).toMatchObject({ passed: 1, failed: 5, atSecondTry: 1 })
})

test.each([
  ['does not load', { 'a.spec.mjs': good, 'b.spec.mjs': `${imports}throw new Error('does not load')\n` }],
  ['has no journey', {}],
  ['ends with 0 before it begins', { 'a.spec.mjs': good, 'playwright.config.mjs': `process.exit(0)\n` }],
  [
    'breaks in the set-up of all',
    {
      'a.spec.mjs': good,
      'playwright.config.mjs': config.replace('{', `{ globalSetup: './set-up.mjs', `),
      'set-up.mjs': `export default () => { throw new Error('set-up') }\n`,
    },
  ],
])('a run that %s is a failure', async (_, files) => {
  const counted = await run(/** @type {Record<string, string>} */ (files))
  expect(counted.failed).toBeGreaterThan(0)
})

const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }

test.each([
  ['no report', undefined],
  ['half a report', { stats }],
  ['a report without counts', { stats: {}, errors: [] }],
  ['no passed journey', { stats: { ...stats, expected: 0 }, errors: [] }],
  ['a failed journey', { stats: { ...stats, unexpected: 1 }, errors: [] }],
  ['a journey that was not reached', { stats: { ...stats, skipped: 1 }, errors: [] }],
  ['a file that does not load', { stats, errors: [{ message: 'does not load' }] }],
])('%s is a failure, also with exit code 0', (_, report) => {
  expect(countPlaywright(report, { isGood: true, output: '' }).failed).toBe(1)
})

test('another exit code is a failure, also with a report in which all is well', () => {
  expect(countPlaywright({ stats, errors: [] }, { isGood: false, output: '' }).failed).toBe(1)
})
