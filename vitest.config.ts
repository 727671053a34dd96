import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'apps/api/vitest.config.ts',
      {
        test: {
          name: 'unit',
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
