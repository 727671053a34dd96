import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { readReport } from './read-report.mjs'
import { runTool } from './run-tool.mjs'

/**
 * Runs the journeys of a Playwright configuration.
 * @param {import('./run-tests.mjs').ToolContext} context
 * @param {{ config?: string, env?: Record<string, string>, cwd?: string, only?: readonly string[] }} [surroundings] `config` is
 *   relative to `cwd`, the clone; `only` keeps the journeys of these names: `home` is home.spec.ts and home.phone.spec.ts
 */
export async function runPlaywright(
  context,
  { config = 'e2e/playwright.config.ts', env, cwd = root, only = [] } = {},
) {
  const report = join(context.folder, 'journeys.json')
  const result = await runTool(context, {
    name: 'journeys',
    script: 'node_modules/@playwright/test/cli.js',
    args: [
      'test',
      '--config',
      config,
      '--reporter=list,json',
      // Playwright reads them as patterns that may match anywhere in a path.
      ...only.map((name) => `[\\\\/]${name}\\.`),
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    cwd,
  })
  return countPlaywright(readReport(report), result)
}

/**
 * Counts the journeys. One that passed at its second try has passed, and is named: on a busy machine a browser may stall, but the
 * shop may also be unreliable (docs/decisions/0045). One that was skipped, or not reached because something before it broke, has
 * failed; so has each error outside the journeys, such as a file that does not load.
 * @param {unknown} report Playwright's JSON report; undefined when there is nothing to read
 * @param {{ isGood: boolean, output: string }} result
 * @returns {import('./run-tests.mjs').Counted}
 */
export function countPlaywright(report, { isGood, output }) {
  if (!isReport(report))
    return { passed: 0, failed: 1, output: `${output}\nThere is no whole report of this run.\n` }
  const { expected, unexpected, flaky, skipped } = report.stats
  const passed = expected + flaky
  const failed = unexpected + skipped + report.errors.length
  const isRed = !isGood || passed === 0
  return { passed, failed: isRed ? Math.max(1, failed) : failed, atSecondTry: flaky, output }
}

/** @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats */

/** @param {unknown} report @returns {report is { stats: Stats, errors: unknown[] }} */
function isReport(report) {
  const { stats, errors } = /** @type {{ stats?: Partial<Stats>, errors?: unknown }} */ (report ?? {})
  const counts = [stats?.expected, stats?.unexpected, stats?.flaky, stats?.skipped]
  return counts.every(Number.isInteger) && Array.isArray(errors)
}
