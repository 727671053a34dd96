import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const mainFile = fileURLToPath(new URL('./main.ts', import.meta.url))

function runShop(environment: Record<string, string>, first: string[] = []) {
  return new Promise<{ exitCode: number | null; errors: string; lines: string }>((resolve) => {
    // With what Node compiled of the shop before, a start takes half the time.
    const { NODE_COMPILE_CACHE } = process.env
    const shop = spawn(process.execPath, [...first, mainFile], {
      env: { ...environment, NODE_COMPILE_CACHE },
    })
    let errors = ''
    let lines = ''
    shop.stdout.on('data', (chunk) => {
      lines += chunk
    })
    shop.stderr.on('data', (chunk) => {
      errors += chunk
    })
    shop.on('close', (exitCode) => resolve({ exitCode, errors, lines }))
  })
}

test('settings that cannot work end the start at once, with every problem on a line of its own', async () => {
  const { exitCode, errors } = await runShop({ PORT: 'many', SERVICE_EMAIL: 'nobody' })
  expect(exitCode).toBe(1)
  expect(errors).toMatch(/PORT: .*\n.*SERVICE_EMAIL: .*\n.*SERVICE_PASSWORD: /)
  expect(errors).not.toMatch(/\n\s+at /)
})

const typed = 'Merkwaardig'
test.each([
  ['an error that nobody catches', `throw new Error('no such page: "${typed}"')`],
  ['a promise that nobody looks at', `Promise.reject(new SyntaxError('Unexpected token in "${typed}"'))`],
  ['a text that is thrown', `throw '${typed}'`],
])('%s ends the shop, and is reported without what was typed', async (_, fault) => {
  // Fails as soon as the shop listens for such errors, before it notices that a fresh clone has no build yet.
  const soon = `process.on('newListener', (event) => event === 'uncaughtException' && queueMicrotask(() => { ${fault} }))`
  // Encoded in base64, since the stack names this address.
  const first = ['--import', `data:text/javascript;base64,${btoa(soon)}`]
  const settings = { SERVICE_EMAIL: 'shop@example.test', SERVICE_PASSWORD: 'a-very-long-password', PORT: '0' }
  const { exitCode, errors, lines } = await runShop(settings, first)
  expect(exitCode).toBe(1)
  expect(lines).toContain('a bug nobody caught ends the shop')
  expect(errors + lines).not.toContain(typed)
})
