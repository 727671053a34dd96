import { countAsOne, runTool } from './run-tool.mjs'

/** Finds files, exports and packages that nothing uses; knip.jsonc names what knip cannot know. */
export const unused = {
  title: 'Nothing unused',
  /** @param {import('./run-tests.mjs').Context} context */
  async run(context) {
    const args = ['--no-progress']
    return countAsOne(
      await runTool(context, { name: 'unused', script: 'node_modules/knip/bin/knip.js', args }),
    )
  },
}
