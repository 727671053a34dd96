import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** A process first reads all of its code; beside other tests on a small machine that takes a while. */
const startMs = 300_000
const timeout = 2 * startMs

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const settings = () => ({
  NODE_ENV: 'test',
  DATABASE_URL: database.url,
  API_PORT: '0',
  SERVICE_EMAIL: 'winkel@sluimer.example',
  SERVICE_PASSWORD: 'een-wachtwoord-voor-tests',
  TOKEN_SECRET: 'een-sleutel-van-minstens-32-tekens',
})

function start(program: 'main' | 'migrate', changes: Record<string, string> = {}, first: string[] = []) {
  const file = fileURLToPath(new URL(`../src/${program}.ts`, import.meta.url))
  const child = spawn(process.execPath, [...first, '--import', './src/compile-jsx.ts', file], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env.PATH, ...settings(), ...changes },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, exited, text: () => output.join('') }
}

test('with wrong settings nothing starts and every problem is named', { timeout }, async () => {
  const api = start('main', { DATABASE_URL: 'nonsense', TOKEN_SECRET: 'short' })
  expect(await api.exited).toBe(1)
  expect(api.text()).toMatch(/DATABASE_URL[\s\S]*TOKEN_SECRET/)
  expect(api.text()).not.toContain('at ')
})

test('the api and the migrations report an unreachable database in one line', {
  timeout,
}, async () => {
  const away = { DATABASE_URL: 'postgres://nobody:geheim@127.0.0.1:1/none' }
  const [api, migrate] = [start('main', away), start('migrate', away)]
  expect([await api.exited, await migrate.exited]).toEqual([1, 1])
  for (const text of [api.text(), migrate.text()]) {
    expect(text).toContain('PostgreSQL does not answer at 127.0.0.1:1/none (ECONNREFUSED).')
    expect(text).not.toContain('geheim')
  }
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops a running api properly', { timeout }, async (signal) => {
  const api = start('main')
  await expect.poll(api.text, { timeout: startMs }).toContain('Server listening')
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(api.text())?.[0]
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  api.child.kill(signal)
  expect(await api.exited).toBe(0)
  expect(api.text()).toContain('"msg":"stopped"')
})

const typed = 'Merkwaardig'
const failedStatement = `Object.assign(new Error('Failed query: insert, params: ${typed}'), { query: 'insert', params: ['${typed}'] })`
test.each([
  ['an error that nobody catches', `throw ${failedStatement}`],
  ['a promise that nobody looks at', `Promise.reject(${failedStatement})`],
])('%s ends the api, and is reported without what was typed', { timeout }, async (_, fault) => {
  const onSignal = `process.on('SIGUSR2', () => { ${fault} })`
  // It is in base64, since the stack contains this address.
  const first = ['--import', `data:text/javascript;base64,${btoa(onSignal)}`]
  const api = start('main', {}, first)
  await expect.poll(api.text, { timeout: startMs }).toContain('Server listening')
  api.child.kill('SIGUSR2')
  expect(await api.exited).toBe(1)
  expect(api.text()).toContain('a bug nobody caught ends the api')
  expect(api.text()).not.toContain(typed)
})
