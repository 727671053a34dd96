import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a process that starts a PostgreSQL of its own still ends with the code it means to', () => {
  const module = JSON.stringify(new URL('throwaway-postgres.ts', import.meta.url).href)
  const program = `
    const { startThrowawayPostgres } = await import(${module})
    const { stop } = await startThrowawayPostgres()
    await stop()
    process.exitCode = 7`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toMatchObject({ status: 7 })
})
