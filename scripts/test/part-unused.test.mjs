import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { throwawayProject } from '../testing/throwaway-project.mjs'
import { runTool } from './run-tool.mjs'

/** A project with our knip.jsonc, and one used file in each kind of folder. */
const used = {
  'knip.jsonc': readFileSync(inRoot('knip.jsonc'), 'utf8'),
  'package.json': JSON.stringify({ name: 'root', type: 'module', workspaces: ['apps/*', 'packages/*'] }),
  'apps/shop/package.json': JSON.stringify({ name: '@a/shop', dependencies: { zod: '*', '@a/domain': '*' } }),
  'apps/shop/server/main.ts': "import 'zod'\nimport { price } from '@a/domain/price'\nprice()\n",
  'apps/api/package.json': JSON.stringify({ name: '@a/api' }),
  'apps/api/src/main.ts': '',
  'packages/domain/package.json': JSON.stringify({ name: '@a/domain', exports: { './*': './*.ts' } }),
  'packages/domain/price.ts': 'export const price = () => 1\n',
  'scripts/start.mjs': '',
}

/** @param {Record<string, string>} files */
async function findUnused(files) {
  const { folder, context } = throwawayProject({ ...used, ...files })
  const args = ['--no-progress', '--no-config-hints']
  const tool = { name: 'unused', script: 'node_modules/knip/bin/knip.js', args, cwd: folder }
  return runTool(context, tool)
}

test('a project in which everything is used is fine', async () => {
  expect(await findUnused({})).toMatchObject({ isGood: true })
})

test('what nobody uses is found in every room: files, exports and packages', async () => {
  const { isGood, output } = await findUnused({
    'apps/shop/app/lost-page.tsx': 'export const a = 1',
    'apps/api/src/features/lost-case.ts': 'export const a = 1',
    'packages/domain/lost-rule.ts': 'export const lostRule = 1',
    'packages/domain/price.ts':
      'export const ownUse = 1\nexport const noUse = 1\nexport const price = () => ownUse',
    'scripts/lib/lost-script.mjs': 'export const a = 1',
    'apps/api/package.json': JSON.stringify({ name: '@a/api', dependencies: { 'lost-package': '1.0.0' } }),
  })
  const lost = ['lost-page', 'lost-case', 'lostRule', 'ownUse', 'noUse', 'lost-script', 'lost-package']
  expect([isGood, lost.filter((name) => !output.includes(name))]).toEqual([false, []])
})
