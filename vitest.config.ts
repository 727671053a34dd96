import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './scripts/testing/long-files-first.mjs'
import { patience } from './scripts/testing/patience.mjs'

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      'apps/api/vitest.config.ts',
      {
        test: {
          name: 'unit',
          // A worker loads what is tested once instead of once for each file: four fifths of the time of the domain's tests. What a
          // test changes for all, it puts back.
          isolate: false,
          ...patience,
          include: [
            'packages/**/*.test.ts',
            'apps/shop/**/*.test.{ts,tsx}',
            'demo/**/*.test.{ts,mjs}',
            'scripts/**/*.test.mjs',
            'studio/**/*.test.mjs',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', '.data/**'],
        },
      },
    ],
  },
})
