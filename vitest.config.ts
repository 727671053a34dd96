import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'apps/api/vitest.config.ts',
      {
        test: {
          name: 'unit',
          // A property of thousands of texts takes its time where others need the processor, too.
          testTimeout: 30_000,
          include: [
            'packages/**/*.test.ts',
            'apps/shop/**/*.test.{ts,tsx}',
            'demo/**/*.test.{ts,mjs}',
            'scripts/**/*.test.mjs',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', '.data/**'],
        },
      },
    ],
  },
})
