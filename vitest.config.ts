import { defineConfig } from 'vitest/config'

const notOurs = ['**/node_modules/**', '**/build/**', '.data/**', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/shop/**/*.test.{ts,tsx}',
            'demo/**/*.test.{ts,mjs}',
            'scripts/**/*.test.mjs',
          ],
          exclude: notOurs,
        },
      },
      {
        test: {
          // Against the PostgreSQL at TEST_DATABASE_URL, which `npm test` starts.
          name: 'api',
          include: ['apps/api/**/*.test.{ts,tsx}'],
          exclude: notOurs,
        },
      },
    ],
  },
})
