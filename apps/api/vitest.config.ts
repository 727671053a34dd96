import { defineConfig } from 'vitest/config'

/** Tests of the api run against a real PostgreSQL: TEST_DATABASE_URL, or one that test/global-setup.ts starts. */
export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    hookTimeout: 30_000,
    // A busy machine, as when everything is checked at once, makes no test wrong.
    testTimeout: 20_000,
  },
})
