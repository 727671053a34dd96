import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('./create-logger.ts', import.meta.url))

/** Runs a program that logs, and returns the lines of each piece in which they were written. */
async function runProgram(words: string): Promise<string[][]> {
  const source = `import { createLogger } from ${JSON.stringify(file)}
    const log = createLogger({ name: 'program', level: 'info' })
    ${words}`
  const program = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  program.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  await once(program, 'close')
  return text
    .split('=== turn\n')
    .map((piece) => [...piece.matchAll(/"msg":"(\w+)"/g)].map(([, word = '']) => word))
}

test('what is logged in one turn is written after it, in its order', async () => {
  const marks = `const { writeSync } = await import('node:fs')
    log.info('first')
    log.child({}).warn('second')
    writeSync(1, '=== turn\\n')
    setImmediate(() => log.info('third'))`
  expect(await runProgram(marks)).toEqual([[], ['first', 'second', 'third']])
})

test.each([
  ['ends by itself', 'process.exit(0)'],
  ['ends by a bug', "process.on('uncaughtException', () => process.exit(1)); throw new Error('bug')"],
])('a program that %s has written what it logged', async (_, end) => {
  expect(await runProgram(`log.info('last'); ${end}`)).toEqual([['last']])
})
