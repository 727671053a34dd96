const widthOfNames = 30
let isQuiet = false

/**
 * Runs one step and prints one line for it: its name when it begins, its outcome and duration when it ends.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work may return `{ note }` to say more than "done"
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const begin = performance.now()
  print(`  ${name.padEnd(widthOfNames, ' ')}`)
  try {
    const result = await work()
    const note = result && typeof result === 'object' && 'note' in result ? String(result.note) : ''
    print(`${formatDuration(performance.now() - begin)}${note && `  ${note}`}\n`)
    return result
  } catch (error) {
    print('failed\n')
    throw error
  }
}

/** @param {number} durationMs */
export function formatDuration(durationMs) {
  return `${(durationMs / 1000).toFixed(1)} s`.padStart(8)
}

/** @param {string} text */
export function print(text) {
  if (!isQuiet) process.stdout.write(text)
}

/** Silences the steps from here on, because what they do is being stopped. */
export function quietSteps() {
  isQuiet = true
}

/** @param {string} line */
export function printError(line) {
  process.stderr.write(`${line}\n`)
}

// A closed terminal or pipe must not keep us from stopping what we started.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
