import { countAsOne, runTool } from './run-tool.mjs'

export const imports = {
  title: 'Who imports whom',
  /** @param {import('./run-tests.mjs').Context} context */
  async run(context) {
    return countAsOne(
      await runTool(context, { name: 'imports', script: 'scripts/test/check-imports.mjs', args: [] }),
    )
  },
}
