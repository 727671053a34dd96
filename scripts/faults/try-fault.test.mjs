import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { throwawayProject } from '../testing/throwaway-project.mjs'
import { tryFault, tryWithoutFault } from './try-fault.mjs'

const file = 'limit.mjs'
const right = 'export const limit = 3\nexport const unseen = 1\n'
const files = {
  'vitest.config.mjs': `export default { test: { projects: [{ test: { name: 'unit', include: ['*.test.mjs'] } }] } }\n`,
  [file]: right,
  'limit.test.mjs': `import { expect, test } from 'vitest'
    import { limit } from './limit.mjs'
    test('there are three', () => expect(limit).toBe(3))\n`,
  'red.test.mjs': `import { expect, test } from 'vitest'\ntest('is red', () => expect(1).toBe(2))\n`,
}
const threeToFour = { rule: 'There are three.', file, find: '3', put: '4', tests: ['limit.test.mjs'] }

/** @param {Record<string, string>} [others] */
function place(others) {
  const { folder, context } = throwawayProject({ ...files, ...others })
  return { context, copy: folder, env: {} }
}

test.each([
  ['is caught when a test fails of it', 'caught', { find: '3', put: '4' }],
  ['lives when every test passes', 'lives', { find: '1', put: '2' }],
  ['that is no JavaScript is not caught', 'breaks', { find: '3', put: '' }],
  ['that keeps the file from loading is not caught', 'breaks', { find: '3', put: 'unknown' }],
])('a fault %s, and is taken away again', async (_, verdict, change) => {
  const here = place()
  expect(await tryFault(here, { ...threeToFour, ...change })).toBe(verdict)
  expect(readFileSync(join(here.copy, file), 'utf8')).toBe(right)
})

/** Two states of a machine: packages are just being installed, and there is no database. @type {[string, Record<string, string>][]} */
const trouble = [
  ['a package is missing', { 'vitest.config.mjs': `import 'gone'\nexport default {}\n` }],
  [
    'what the tests need does not start',
    {
      'vitest.config.mjs': files['vitest.config.mjs'].replace(
        'include:',
        "globalSetup: 'start.mjs', include:",
      ),
      'start.mjs': `export default () => { throw new Error('no database') }\n`,
    },
  ],
  ['no test is found', { 'vitest.config.mjs': files['vitest.config.mjs'].replace('*.test', '*.gone') }],
]

test.each(trouble)('no fault is caught where %s, and nothing is tried there', async (_, others) => {
  const here = place(others)
  expect(await tryFault(here, threeToFour)).toBe('unmeasured')
  await expect(tryWithoutFault(here, [threeToFour])).rejects.toThrow('Without any fault')
})

test('a test that is red already catches nothing: nothing is tried beside it', async () => {
  const fault = { ...threeToFour, tests: [...threeToFour.tests, 'red.test.mjs'] }
  await expect(tryWithoutFault(place(), [fault])).rejects.toThrow('Without any fault 1 tests fail')
  expect(await tryWithoutFault(place(), [threeToFour])).toEqual({ note: '1 passed' })
})
