import { readFileSync } from 'node:fs'

/**
 * Returns a JSON report of a test runner; undefined when it is missing or half written.
 * @param {string} file
 * @returns {unknown}
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
