import { readFileSync } from 'node:fs'

/**
 * Returns the variables of a `.env` file; none when there is no file.
 * @param {string} file
 * @returns {Record<string, string>}
 */
export function readDotEnv(file) {
  try {
    return parseDotEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {}
    throw error
  }
}

/**
 * Reads `NAME=value` lines. `#` begins a comment at the start of a line or after a space; quotes keep everything inside.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseDotEnv(text) {
  /** @type {Record<string, string>} */
  const variables = {}
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line)
    if (!match) continue
    const [, name = '', rest = ''] = match
    const quoted = /^(["'])(.*?)\1\s*(#.*)?$/.exec(rest)
    variables[name] = quoted?.[2] ?? rest.replace(/(^|\s)#.*$/, '').trim()
  }
  return variables
}
