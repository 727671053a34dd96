// A reporter for vitest that counts everything except a passed test against a run. Vitest's own summary counts failed tests only:
// a file that does not load, a hook that throws or an error between two tests shows in the exit code alone, and any package that
// ends the process itself can change that code.
import { renameSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * @typedef {object} VitestReport
 * @property {number} passed tests that passed
 * @property {number} failedTests tests that ran and failed; a test whose file does not load never ran and is not counted
 * @property {string[]} faults one line for each test that did not pass, and for each file, suite or hook that threw
 */

/** Writes a VitestReport to the file that TEST_REPORT names, once the run is over. */
export default class FaultReporter {
  #startedFiles = 0

  /** @param {readonly unknown[]} specifications */
  onTestRunStart(specifications) {
    this.#startedFiles = specifications.length
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message: string }[]} errors thrown where no test could catch them
   * @param {string} reason
   */
  onTestRunEnd(modules, errors, reason) {
    const report = {
      passed: 0,
      failedTests: 0,
      faults: errors.map(({ message }) => `an error outside the tests: ${message}`),
    }
    for (const module of modules) addModule(report, module)
    if (modules.length !== this.#startedFiles) {
      report.faults.push(`${this.#startedFiles} files were started and ${modules.length} came to an end`)
    }
    if (reason !== 'passed' && report.faults.length === 0) report.faults.push(`the run was ${reason}`)
    const file = process.env.TEST_REPORT
    if (!file) throw new Error('TEST_REPORT does not say where the report goes.')
    // Renamed when complete, so that nobody takes half a report for a whole one.
    writeFileSync(`${file}.part`, JSON.stringify(report))
    renameSync(`${file}.part`, file)
  }
}

/** @param {VitestReport} report @param {import('vitest/node').TestModule} module */
function addModule(report, module) {
  const name = relative(process.cwd(), module.moduleId)
  for (const error of module.errors()) report.faults.push(`${name}: ${error.message}`)
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) report.faults.push(`${name} > ${suite.fullName}: ${error.message}`)
  }
  let tests = 0
  for (const test of module.children.allTests()) {
    tests += 1
    const { state } = test.result()
    if (state === 'passed') report.passed += 1
    else report.faults.push(`${name} > ${test.fullName}: ${state}`)
    if (state === 'failed') report.failedTests += 1
  }
  if (tests === 0 && module.errors().length === 0) report.faults.push(`${name}: there is no test in it`)
}
