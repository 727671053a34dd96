import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './scripts/testing/long-files-first.mjs'
import { patience } from './scripts/testing/patience.mjs'

/** Tests that need no database. */
const withoutDatabase = (name: string, include: string[]) => ({
  test: {
    name,
    // A worker loads what is tested once instead of once for each file: four fifths of the time of the domain's tests. What a
    // test changes for all, it puts back.
    isolate: false,
    ...patience,
    include,
    exclude: ['**/node_modules/**', '**/build/**', '.data/**'],
  },
})

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      'apps/api/vitest.config.ts',
      withoutDatabase('unit', [
        'packages/**/*.test.ts',
        'apps/shop/**/*.test.{ts,tsx}',
        'demo/**/*.test.{ts,mjs}',
      ]),
      withoutDatabase('tools', ['scripts/**/*.test.mjs', 'studio/**/*.test.mjs', 'bench/**/*.test.ts']),
    ],
  },
})
