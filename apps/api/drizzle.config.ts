import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate -w apps/api -- --name what_changed` writes the next migration. The handle uses the same casing. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/platform/**/*tables.ts', './src/features/**/*tables.ts'],
  out: './migrations',
})
