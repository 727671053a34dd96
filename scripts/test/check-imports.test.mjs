import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.mjs'
import { findForbiddenImports } from './find-forbidden-imports.mjs'

const checker = fileURLToPath(new URL('check-imports.mjs', import.meta.url))

/** Makes a small project with these files. @param {Record<string, string>} files */
function build(files) {
  const house = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  return house
}

/** Runs the checker as the quick checks do. @param {Record<string, string>} files */
function check(files) {
  const { status, stdout } = spawnSync(process.execPath, [checker, build(files)], { encoding: 'utf8' })
  return { status, stdout }
}

const leaf = 'export const leaf = 1\n'
const importing = (/** @type {string} */ path) => `import { leaf } from '${path}'\nexport const user = leaf\n`
const feature = (/** @type {string} */ path) => `apps/api/src/features/${path}`
const shopFeature = (/** @type {string} */ path) => `apps/shop/app/features/${path}`

test('a house in which everyone keeps to the table passes', () => {
  const result = check({
    'packages/domain/money/euro.ts': leaf,
    'packages/contract/cart/cart.ts': importing('../../domain/money/euro.ts'),
    [feature('catalog/get-product.ts')]: leaf,
    [feature('cart/add-line.ts')]: importing('../catalog/get-product.ts'),
  })
  expect(result).toMatchObject({ status: 0, stdout: expect.stringContaining('0 forbidden imports') })
})

/** A room that uses another, and a file in each that the other may not use. */
const rooms = {
  'packages/domain/money/a.ts': importing('../time/b.ts'),
  'packages/domain/money/c.ts': leaf,
  'packages/domain/time/b.ts': leaf,
}

test('rooms that need each other are found; a test may reach further than the room it tests', async () => {
  const back = importing('../money/c.ts')
  const { faults } = await findForbiddenImports(build({ ...rooms, 'packages/domain/time/d.ts': back }))
  expect(faults.join('\n')).toContain('no-circles-of-rooms:')
  const tested = build({ ...rooms, 'packages/domain/time/b.test.ts': back })
  expect(await findForbiddenImports(tested)).toEqual({ faults: [], files: 4 })
})

test('nothing to check is not a pass', () => {
  expect(check({}).status).toBe(1)
})

test('a forbidden import is reported, with what to do instead, and is not a pass', () => {
  const { status, stdout } = check({
    'packages/contract/a.ts': importing('../../apps/api/src/b.ts'),
    'apps/api/src/b.ts': leaf,
  })
  expect(stdout).toContain(
    'packages/contract/a.ts → apps/api/src/b.ts\n    packages-know-no-app: Packages are used by the apps',
  )
  expect(stdout).toContain('2 files, ')
  expect(status).toBe(1)
})

/** A package that is installed, and that no package.json names. */
const undeclared = {
  'package.json': '{ "name": "house" }',
  'node_modules/vite/package.json': '{ "name": "vite", "main": "index.js" }',
  'node_modules/vite/index.js': 'exports.createServer = 1\n',
}

/** @type {[rule: string, files: Record<string, string>][]} */
const forbidden = [
  [
    'no-circles',
    { 'packages/domain/a.ts': importing('./b.ts'), 'packages/domain/b.ts': `${importing('./a.ts')}${leaf}` },
  ],
  [
    'no-circles',
    {
      'packages/domain/a.ts': `import type { B } from './b.ts'\nexport type A = B\nexport const a = 1\n`,
      'packages/domain/b.ts': `import { a } from './a.ts'\nexport type B = typeof a\n`,
    },
  ],
  [
    'domain-stands-alone',
    { 'packages/domain/a.ts': `import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n` },
  ],
  [
    'product-files-know-no-shop',
    {
      'packages/product-files/systems/a.ts': importing('../../contract/catalog/b.ts'),
      'packages/contract/catalog/b.ts': leaf,
    },
  ],
  [
    'file-room-of-rows',
    {
      'packages/product-files/rows/a.ts': importing('../columns/b.ts'),
      'packages/product-files/columns/b.ts': leaf,
    },
  ],
  [
    'packages-know-no-app',
    { 'packages/contract/a.ts': importing('../../apps/api/src/b.ts'), 'apps/api/src/b.ts': leaf },
  ],
  [
    'shop-knows-no-api',
    { 'apps/shop/app/a.tsx': importing('../../api/src/b.ts'), 'apps/api/src/b.ts': leaf },
  ],
  [
    'api-knows-no-shop',
    { 'apps/api/src/b.ts': importing('../../shop/app/a.ts'), 'apps/shop/app/a.ts': leaf },
  ],
  [
    'node-in-server-files-only',
    { 'apps/shop/app/a.tsx': `import os from 'node:os'\nexport const a = <b>{os.arch()}</b>\n` },
  ],
  [
    'shop-ground-knows-no-feature',
    {
      'apps/shop/app/ui/a.tsx': importing('../features/cart/b.ts'),
      'apps/shop/app/features/cart/b.ts': leaf,
    },
  ],
  [
    'platform-knows-no-feature',
    { 'apps/api/src/platform/a.ts': importing('../features/cart/b.ts'), [feature('cart/b.ts')]: leaf },
  ],
  [
    'api-floor-of-catalog',
    { [feature('catalog/a.ts')]: importing('../cart/b.ts'), [feature('cart/b.ts')]: leaf },
  ],
  [
    'api-floor-of-order',
    { [feature('order/a.ts')]: importing('../marketing/b.ts'), [feature('marketing/b.ts')]: leaf },
  ],
  [
    'api-feature-has-a-floor',
    { [feature('loyalty/a.ts')]: importing('./b.ts'), [feature('loyalty/b.ts')]: leaf },
  ],
  [
    'shop-floor-of-tile',
    { [shopFeature('tile/a.ts')]: importing('../product/b.ts'), [shopFeature('product/b.ts')]: leaf },
  ],
  [
    'shop-feature-has-a-floor',
    { [shopFeature('loyalty/a.ts')]: importing('./b.ts'), [shopFeature('loyalty/b.ts')]: leaf },
  ],
  [
    'features-know-no-layout',
    { [shopFeature('cart/a.ts')]: importing('../../layouts/b.ts'), 'apps/shop/app/layouts/b.ts': leaf },
  ],
  ['lib-knows-no-ui', { 'apps/shop/app/lib/a.ts': importing('../ui/b.ts'), 'apps/shop/app/ui/b.ts': leaf }],
  [
    'routes-know-their-feature',
    { [feature('cart/cart.routes.ts')]: importing('../catalog/b.ts'), [feature('catalog/b.ts')]: leaf },
  ],
  [
    'tables-of-others-stay-closed',
    { [feature('cart/a.ts')]: importing('../catalog/tables.ts'), [feature('catalog/tables.ts')]: leaf },
  ],
  [
    'react-in-templates-only',
    { [feature('cart/a.ts')]: `import { useState } from 'react'\nexport const a = useState\n` },
  ],
  [
    'only-declared-packages',
    {
      'apps/shop/app/a.test.ts': `import { createServer } from 'vite'\nexport const a = createServer\n`,
      ...undeclared,
    },
  ],
  [
    'only-declared-packages',
    { 'bench/a.ts': `import { createServer } from 'vite'\nexport const a = createServer\n`, ...undeclared },
  ],
  [
    'no-tests-in-the-product',
    { 'apps/shop/app/a.ts': importing('./b.builders.ts'), 'apps/shop/app/b.builders.ts': leaf },
  ],
  [
    'demo-is-data',
    {
      'demo/catalog/a.ts': importing('../../packages/contract/cart/b.ts'),
      'packages/contract/cart/b.ts': leaf,
    },
  ],
  [
    'studio-stands-alone',
    { 'studio/jobs/a.mjs': importing('../../demo/catalog/b.ts'), 'demo/catalog/b.ts': leaf },
  ],
  [
    'journeys-look-from-outside',
    { 'e2e/journeys/a.spec.ts': importing('../../demo/catalog/b.ts'), 'demo/catalog/b.ts': leaf },
  ],
  [
    'bench-measures-the-product',
    { 'bench/pages/a.ts': importing('../../scripts/lib/b.mjs'), 'scripts/lib/b.mjs': leaf },
  ],
  [
    'scripts-start-parts-as-programs',
    { 'scripts/lib/a.mjs': importing('../../packages/domain/b.ts'), 'packages/domain/b.ts': leaf },
  ],
  [
    'nobody-leans-on-side-rooms',
    { 'apps/shop/app/a.ts': importing('../../../bench/pages/b.ts'), 'bench/pages/b.ts': leaf },
  ],
  ['only-what-exists', { 'packages/domain/a.ts': importing('./gone.ts') }],
]

/**
 * Gives the files of one case (`a.ts`, `b.ts` …) names that no other case has, so that all cases stand in one house: judging the
 * table itself takes nearly all of the time of a check.
 * @param {Record<string, string>} files
 * @param {number} number
 */
function standApart(files, number) {
  const ownName = (/** @type {string} */ text) => text.replaceAll(/(?<=\/)[a-z](?=\.)/g, `$&-case${number}`)
  const entries = Object.entries(files).map(([path, text]) => [ownName(path), ownName(text)])
  return Object.fromEntries(entries)
}

const house = Object.assign({}, ...forbidden.map(([, files], number) => standApart(files, number)))
/** @type {Promise<{ faults: string[] }> | undefined} */
let checked

test.each(forbidden.map(([rule, files], number) => ({ rule, files, number })))(
  '$rule is found',
  async ({ rule, number }) => {
    checked ??= findForbiddenImports(build(house))
    const { faults } = await checked
    const found = faults.filter((fault) => fault.includes(`\n    ${rule}: `))
    expect(found.join('\n')).toMatch(new RegExp(`-case${number}\\b`))
  },
)
