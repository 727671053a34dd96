import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { runVitest } from './vitest.mjs'

export const api = {
  title: 'Api tests',
  /** @param {import('./run-tests.mjs').Context} context */
  async run(context) {
    const { api: touched } = context.narrowed
    const env = { TEST_DATABASE_URL: await context.database() }
    return runVitest(context, 'api', {
      env,
      // A worker waits for PostgreSQL, for processes that it starts, and for providers that are slow on purpose.
      workersPerCore: 1.5,
      ...(touched && { related: [...touched, ...testsOfTheWhole()] }),
    })
  },
}

/** Tests that look at the api from outside, or start it as a process, depend on more than they import. */
function testsOfTheWhole() {
  const folder = join('apps', 'api', 'test')
  const files = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => join(folder, file))
}
