import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { inRoot, root } from '../lib/paths.mjs'
import { readReport } from './read-report.mjs'
import { runTool } from './run-tool.mjs'

/**
 * Runs one of the projects of vitest.config.ts.
 * @param {import('./run-tests.mjs').ToolContext} context
 * @param {string} project
 * @param {{ env?: Record<string, string>, cwd?: string, related?: readonly string[], workersPerCore?: number, args?: readonly string[] }} [surroundings]
 *   `cwd` is where vitest.config.ts is: the clone; `related`, relative to it, keeps only these files' own tests and tests that
 *   import them; `args` are for vitest
 */
export async function runVitest(
  context,
  project,
  { env, cwd = root, related, workersPerCore = 1, args: more = [] } = {},
) {
  const report = join(context.folder, `${project}.json`)
  // A report that an earlier run left there says nothing about this one.
  rmSync(report, { force: true })
  const args = [
    // What vitest kept of earlier runs does not name all that a file imports, once another imported it by its whole path.
    ...(related ? ['related', '--run', '--fsModuleCache=false', ...related] : ['run']),
    '--project',
    project,
    // Vitest would leave a core free for people; nobody works here meanwhile. It takes no percentage above 100.
    `--maxWorkers=${Math.ceil(availableParallelism() * workersPerCore)}`,
    '--reporter=default',
    `--reporter=${inRoot('scripts', 'test', 'vitest-report.mjs')}`,
    ...more,
  ]
  const result = await runTool(context, {
    name: project,
    script: 'node_modules/vitest/vitest.mjs',
    args,
    env: { ...env, TEST_REPORT: report },
    cwd,
  })
  return countVitest(readReport(report), result)
}

/**
 * Judges a run. It is good when vitest ended with 0, and reported at least one passed test and no fault; neither the exit code
 * nor the report is trusted alone.
 * @param {unknown} report what FaultReporter wrote; undefined when there is nothing to read
 * @param {{ isGood: boolean, output: string }} result
 * @returns {import('./run-tests.mjs').Counted & { failedTests: number }} `failed` counts everything that is not good, `failedTests` only
 *   tests that ran and failed
 */
export function countVitest(report, { isGood, output }) {
  if (!isReport(report)) {
    return {
      passed: 0,
      failed: 1,
      failedTests: 0,
      output: `${output}\nThere is no whole report of this run.\n`,
    }
  }
  const { passed, failedTests, faults } = report
  const told = faults.length > 0 ? `${output}\n${faults.join('\n')}\n` : output
  if (isGood && passed > 0) return { passed, failed: faults.length, failedTests, output: told }
  const why = isGood ? 'No test passed.' : 'Vitest ended with an error.'
  return { passed, failed: Math.max(1, faults.length), failedTests, output: `${told}\n${why}\n` }
}

/** @param {unknown} report @returns {report is import('./vitest-report.mjs').VitestReport} */
function isReport(report) {
  const { passed, failedTests, faults } = /** @type {Record<string, unknown>} */ (report ?? {})
  return Number.isInteger(passed) && Number.isInteger(failedTests) && Array.isArray(faults)
}
