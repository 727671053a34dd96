import { countAsOne, runTool } from './run-tool.mjs'

export const lint = {
  title: 'Format and lint',
  /** @param {import('./run-tests.mjs').Context} context */
  async run(context) {
    const args = ['ci', '--colors=off', '--max-diagnostics=50', '.']
    return countAsOne(
      await runTool(context, { name: 'lint', script: 'node_modules/@biomejs/biome/bin/biome', args }),
    )
  },
}
