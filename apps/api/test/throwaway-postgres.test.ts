import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

const module = JSON.stringify(new URL('../../../scripts/database/throwaway.mjs', import.meta.url).href)
const start = `
  const { startThrowawayPostgres } = await import(${module})
  const { url, stop } = await startThrowawayPostgres()
  process.stdout.write(url)`

/** Makes a folder for a process's temporary files, open to the database's own user, and a program to run there. */
function aPlaceFor(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'throwaway-postgres-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const env = { ...process.env, TMPDIR: folder }
  return { folder, args: ['--input-type=module', '--eval', `${start}\n${program}`], env }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  // A server that stops while it is asked ends the connection with an error, which nobody else listens to.
  client.on('error', () => undefined)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

test('a process that starts a PostgreSQL of its own still ends with the code it means to, and leaves nothing', async () => {
  const { folder, args, env } = aPlaceFor('await stop()\nprocess.exitCode = 7')
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  expect({ status, stderr }).toMatchObject({ status: 7 })
  expect(stdout).toMatch(/^postgresql:/)
  expect(await answers(stdout)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('a process that is killed takes its PostgreSQL and its data along', async () => {
  const { folder, args, env } = aPlaceFor('await new Promise((resolve) => setTimeout(resolve, 600_000))')
  const child = spawn(process.execPath, args, { env })
  const [said] = await once(child.stdout, 'data')
  expect(await answers(String(said))).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => answers(String(said))).toBe(false)
  await expect.poll(() => readdirSync(folder)).toEqual([])
})
