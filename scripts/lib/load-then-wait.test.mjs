import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.mjs'
import { inRoot } from './paths.mjs'

/**
 * Starts a program that is held back, and returns it with what it reports: 'code' once its code is loaded, 'program' once it runs.
 */
function startHeld() {
  const folder = temporaryFolder()
  const [code, program] = [join(folder, 'code.mjs'), join(folder, 'program.mjs')]
  writeFileSync(code, "process.send('code')")
  writeFileSync(program, "import './code.mjs'\nprocess.send('program')")
  const preloads = ['end-with-parent.mjs', 'load-then-wait.mjs'].flatMap((name) => [
    '--import',
    pathToFileURL(inRoot('scripts', 'lib', name)).href,
  ])
  const child = fork(program, {
    execArgv: preloads,
    env: { ...process.env, SLUIMER_STARTED_BY: String(process.pid), LOAD_FIRST: pathToFileURL(code).href },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  /** @type {unknown[]} */
  const said = []
  child.on('message', (message) => said.push(message))
  return { child, said }
}

test('a part loads its code, runs once it is told to, and may end', async () => {
  const { child, said } = startHeld()
  await once(child, 'message')
  expect(said).toEqual(['code'])
  child.send('go on')
  const [exitCode] = await once(child, 'exit')
  expect(said).toEqual(['code', 'program'])
  expect(exitCode).toBe(0)
})

test('a part that is held ends with the start that holds it, and never runs', async () => {
  const { child, said } = startHeld()
  await once(child, 'message')
  child.disconnect()
  await once(child, 'exit')
  expect(said).toEqual(['code'])
})
