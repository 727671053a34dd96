import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'
import type { KillTask } from './killed-process.ts'

const child = fileURLToPath(new URL('./killed-process.ts', import.meta.url))
const compileJsx = new URL('../../src/compile-jsx.ts', import.meta.url).href

/** Runs a separate process, on the database of `app`, that is killed in the middle of its work. */
export async function runKilledProcess(app: TestApp, task: Omit<KillTask, 'databaseUrl'>): Promise<void> {
  const argument = JSON.stringify({ ...task, databaseUrl: app.deps.config.databaseUrl })
  const running = spawn(process.execPath, ['--import', compileJsx, child, argument], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  running.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  const [, signal] = await once(running, 'exit')
  expect([signal, complaint]).toEqual(['SIGKILL', ''])
}
