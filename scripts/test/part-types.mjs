import { inRoot } from '../lib/paths.mjs'
import { countAsOne, runTool } from './run-tool.mjs'

/** What the compiler checks, each with a tsconfig.json of its own. */
export const workspaces = [
  'packages/domain',
  'packages/contract',
  'packages/search',
  'packages/assistant',
  'packages/log',
  'packages/product-files',
  'apps/api',
  'apps/shop',
  'demo',
  'e2e',
  'bench',
  'scripts',
]

export const types = {
  title: 'Types',
  /** @param {import('./run-tests.mjs').Context} context */
  async run(context) {
    const total = await generateRouteTypes(context)
    for (const workspace of workspaces) {
      const name = `types-${workspace.replace('/', '-')}`
      const args = ['--project', workspace, '--noEmit', '--pretty', 'false']
      const result = countAsOne(
        await runTool(context, { name, script: 'node_modules/typescript/bin/tsc', args }),
      )
      total.passed += result.passed
      total.failed += result.failed
      if (result.failed > 0) total.output += `${workspace}\n${result.output}\n`
    }
    return total
  },
}

/** The types of the shop's routes are made from its table of pages. @param {import('./run-tests.mjs').Context} context */
async function generateRouteTypes(context) {
  const script = 'node_modules/@react-router/dev/bin.cjs'
  const result = await runTool(context, {
    name: 'typegen',
    script,
    args: ['typegen'],
    cwd: inRoot('apps', 'shop'),
  })
  return result.isGood ? { passed: 0, failed: 0, output: '' } : countAsOne(result)
}
