import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { runVitest } from '../test/vitest.mjs'

/**
 * @typedef {import('./list-faults.mjs').Fault} Fault
 * @typedef {object} Place
 * @property {import('../test/run-tests.mjs').ToolContext} context
 * @property {string} copy the copy of the project
 * @property {Record<string, string>} env
 * @typedef {'caught' | 'lives' | 'breaks' | 'unmeasured'} Verdict
 *   `caught`: a test ran and failed; `lives`: every test passed; `breaks`: the code does not load, so the tests cannot run and say
 *   nothing about it; `unmeasured`: the tests cannot run without the fault either, for want of a package or a database
 */

/** Throws when a test fails without any fault, because then it says nothing about one. @param {Place} place @param {readonly Fault[]} faults */
export async function tryWithoutFault(place, faults) {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))]
  const { passed, failed, failedTests, output } = await runTests(place, tests)
  // The run stops at the first failing test: those that were not reached are not good, but did not fail either.
  if (failed > 0)
    throw new Failure(`Without any fault ${failedTests || failed} tests fail:\n${output.slice(-3000)}`)
  return { note: `${passed} passed` }
}

/**
 * Returns what the tests say of a fault, and restores the file afterwards.
 * @param {Place} place
 * @param {Fault} fault
 * @returns {Promise<Verdict>}
 */
export async function tryFault(place, fault) {
  const file = join(place.copy, fault.file)
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, breakText(right, fault))
  try {
    const { failed, failedTests } = await runTests(place, fault.tests)
    if (failedTests > 0) return 'caught'
    if (failed === 0) return 'lives'
  } finally {
    writeFileSync(file, right)
  }
  // No test failed, yet the run was not good. The fault is the cause only if all is well without it, here and now.
  const { failed } = await runTests(place, fault.tests)
  return failed === 0 ? 'breaks' : 'unmeasured'
}

/** @param {string} text @param {Pick<Fault, 'file' | 'find' | 'put'>} fault @returns {string} */
export function breakText(text, { file, find, put }) {
  const pieces = text.split(find)
  if (pieces.length !== 2) throw new Failure(`${file} has this ${pieces.length - 1} times, not once: ${find}`)
  return pieces.join(put)
}

/** The projects of vitest.config.ts: the quick ones come first. */
const projects = /** @type {const} */ (['unit', 'tools', 'api'])

/** Returns the project of a test by its path. @param {string} test @returns {(typeof projects)[number]} */
function findProject(test) {
  if (test.startsWith('apps/api/')) return 'api'
  return /^(?:scripts|studio|bench)\//.test(test) ? 'tools' : 'unit'
}

/** @param {Place} place @param {readonly string[]} tests */
async function runTests({ context, copy, env }, tests) {
  const total = { passed: 0, failed: 0, failedTests: 0, output: '' }
  for (const project of projects) {
    const files = tests.filter((test) => findProject(test) === project)
    if (files.length === 0 || total.failedTests > 0) continue
    const counted = await runVitest(context, project, { env, cwd: copy, args: ['--bail=1', ...files] })
    total.passed += counted.passed
    total.failed += counted.failed
    total.failedTests += counted.failedTests
    total.output += counted.output
  }
  return total
}
