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
 */

/** Throws when a test fails as it is: then it says nothing about a fault. @param {Place} place @param {readonly Fault[]} faults */
export async function tryWithoutFault(place, faults) {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))]
  const { passed, failed, output } = await runTests(place, tests)
  if (failed > 0) throw new Failure(`Without any fault ${failed} tests fail:\n${output.slice(-3000)}`)
  return { note: `${passed} passed` }
}

/**
 * Whether a test sees the fault. The file is as it was afterwards.
 * @param {Place} place
 * @param {Fault} fault
 */
export async function tryFault(place, fault) {
  const file = join(place.copy, fault.file)
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, breakText(right, fault))
  try {
    const { failed } = await runTests(place, fault.tests)
    return failed > 0
  } finally {
    writeFileSync(file, right)
  }
}

/** @param {string} text @param {Pick<Fault, 'file' | 'find' | 'put'>} fault @returns {string} */
export function breakText(text, { file, find, put }) {
  const pieces = text.split(find)
  if (pieces.length !== 2) throw new Failure(`${file} has this ${pieces.length - 1} times, not once: ${find}`)
  return pieces.join(put)
}

/** @param {Place} place @param {readonly string[]} tests */
async function runTests({ context, copy, env }, tests) {
  const total = { passed: 0, failed: 0, output: '' }
  const ofApi = tests.filter((test) => test.startsWith('apps/api/'))
  const others = tests.filter((test) => !test.startsWith('apps/api/'))
  for (const [project, files] of Object.entries({ unit: others, api: ofApi })) {
    if (files.length === 0 || (total.failed > 0 && project === 'api')) continue
    const counted = await runVitest(context, project, { env, cwd: copy, args: ['--bail=1', ...files] })
    total.passed += counted.passed
    total.failed += counted.failed
    total.output += counted.output
  }
  return total
}
