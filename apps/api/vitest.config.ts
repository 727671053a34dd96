import { defineConfig } from 'vitest/config'
import { patience } from '../../scripts/testing/patience.mjs'

/** Tests of the api run against a real PostgreSQL: TEST_DATABASE_URL, or one that test/global-setup.ts starts. */
export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // A worker loads the api once for all its files instead of once for each: nearly half of the time. Each file has its own
    // database and app, and modules keep nothing that is not one of theirs.
    isolate: false,
    ...patience,
  },
})
