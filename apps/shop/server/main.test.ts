import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const mainFile = fileURLToPath(new URL('./main.ts', import.meta.url))

function runShop(environment: Record<string, string>) {
  return new Promise<{ exitCode: number | null; errors: string }>((resolve) => {
    const shop = spawn(process.execPath, [mainFile], { env: environment })
    let errors = ''
    shop.stderr.on('data', (chunk) => {
      errors += chunk
    })
    shop.on('close', (exitCode) => resolve({ exitCode, errors }))
  })
}

test('settings that cannot work end the start at once, with every problem on a line of its own', async () => {
  const { exitCode, errors } = await runShop({ PORT: 'many', SERVICE_EMAIL: 'nobody' })
  expect(exitCode).toBe(1)
  expect(errors).toMatch(/PORT: .*\n.*SERVICE_EMAIL: .*\n.*SERVICE_PASSWORD: /)
  expect(errors).not.toMatch(/\n\s+at /)
})
