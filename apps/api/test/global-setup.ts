import type { TestProject } from 'vitest/node'
import { startThrowawayPostgres } from '../../../scripts/database/throwaway.mjs'
import { copyName, prepareTemplate } from './template-database.ts'

/** Starts PostgreSQL before the first test, with one migrated database of which every test file gets its own copy. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const postgres = given ? { url: given, stop: async () => undefined } : await startThrowawayPostgres()
  try {
    provide('testServerUrl', postgres.url)
    provide('testTemplate', await prepareTemplate(postgres.url))
    provide('testRun', copyName())
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return postgres.stop
}

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string
    testTemplate: string
    /** The beginning of the names of what the test files of a run share. */
    testRun: string
  }
}
