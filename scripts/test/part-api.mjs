import { runVitest } from './vitest.mjs'

export const api = {
  title: 'Api tests',
  /** @param {import('./run-tests.mjs').Context} context */
  run: async (context) => runVitest(context, 'api', { env: { TEST_DATABASE_URL: await context.database() } }),
}
