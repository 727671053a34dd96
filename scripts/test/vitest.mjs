import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './run-tool.mjs'

/**
 * Runs one of the projects of vitest.config.ts.
 * @param {import('./run-tests.mjs').Context} context
 * @param {string} project
 * @param {Record<string, string>} [env]
 */
export async function runVitest(context, project, env) {
  const report = join(context.folder, `${project}.json`)
  const args = [
    'run',
    '--project',
    project,
    // Vitest would leave a core free for people; here nobody works meanwhile.
    '--maxWorkers=100%',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const result = await runTool(context, {
    name: project,
    script: 'node_modules/vitest/vitest.mjs',
    args,
    env,
  })
  return countVitest(readReport(report), result)
}

/**
 * A run that ends badly without a failed test (a file that does not load, an error between tests) has one failure.
 * @param {{ numPassedTests: number, numFailedTests: number } | undefined} report
 * @param {{ isGood: boolean, output: string }} result
 * @returns {import('./run-tests.mjs').Counted}
 */
export function countVitest(report, { isGood, output }) {
  const { numPassedTests: passed, numFailedTests: failed } = report ?? {
    numPassedTests: 0,
    numFailedTests: 0,
  }
  return { passed, failed: isGood ? failed : Math.max(1, failed), output }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
