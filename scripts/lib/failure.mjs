import { stripVTControlCharacters } from 'node:util'

/** A failure whose message is meant for the person at the terminal: printed as one line, never with a stack. */
export class Failure extends Error {}

const explanations = {
  ENOSPC: 'The disk is full (no space left on device)',
  EDQUOT: 'The disk quota of this user is used up',
  EACCES: 'No permission to read or write',
  EPERM: 'No permission to read or write',
  EROFS: 'This file system is read-only',
  EMFILE: 'Too many open files',
  ENOMEM: 'Not enough memory',
}

/**
 * Puts any error into one line. A known system error gets words and its path; any other error its own first line.
 * @param {unknown} error
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error)
  const explanation = 'code' in error && explanations[/** @type {keyof typeof explanations} */ (error.code)]
  if (explanation) return 'path' in error ? `${explanation}: ${error.path}` : explanation
  return error.message.split('\n')[0]
}

const errorLevel = 50
const longestLine = 300

const looksLikeError = /\b(FATAL|PANIC|[A-Za-z]*Error|error)\b/

/** npm prints the code and the call first and the place of its log last; the reason is between them. */
const npmsReason = /^npm error (?!code |errno |syscall |path |dest |Lifecycle |A complete log)\S/

/**
 * Returns the line of a command's output that says what went wrong. A full disk comes first, since it hides behind other errors,
 * then whatever looks like an error, then the last line. Empty when the command printed nothing.
 * @param {string} output
 */
export function tellingLine(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => readMessage(line.trim()))
    .filter((line) => line !== '' && !line.startsWith('at '))
  if (lines.some((line) => /ENOSPC|no space left on device/i.test(line))) return explanations.ENOSPC
  if (lines.some((line) => /ENOTFOUND|EAI_AGAIN|ECONNREFUSED.*registry|ETIMEDOUT/.test(line))) {
    return 'The npm registry cannot be reached'
  }
  const error = lines.findIndex((line) => !line.startsWith('npm ') && looksLikeError.test(line))
  const found = error >= 0 ? error : lines.findIndex((line) => npmsReason.test(line))
  const reason = lines.at(found) ?? ''
  // "Build failed with 1 error:" is followed by the error on the next line.
  return (reason.endsWith(':') ? `${reason} ${lines[found + 1] ?? ''}` : reason).slice(0, longestLine)
}

/** Returns the message of a structured log line that reports an error, and nothing for any other. @param {string} line */
function readMessage(line) {
  if (!line.startsWith('{"level":')) return line
  try {
    const { level, msg, err } = JSON.parse(line)
    return level >= errorLevel ? String(msg ?? err?.message ?? '') : ''
  } catch {
    return line
  }
}
